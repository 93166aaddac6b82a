import { vi } from 'vitest';

/** What would take the browser away from the page. jsdom goes nowhere: the test is told where it would have gone. */
export function watchLeaving() {
  const leaving = { assign: vi.fn<(address: string) => void>(), reload: vi.fn<() => void>() };
  const { location } = window;
  vi.stubGlobal(
    'location',
    new Proxy(
      {},
      {
        get: (_, key) => (key in leaving ? leaving[key as keyof typeof leaving] : Reflect.get(location, key)),
      },
    ),
  );
  return leaving;
}
