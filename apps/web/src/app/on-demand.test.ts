import { expect, it } from 'vitest';
import { onDemand } from './on-demand.ts';

const Chair = () => null;

/** As React does when it first meets the component: `_init` returns it, or throws to suspend. */
function draw({ Component }: ReturnType<typeof onDemand>): unknown {
  const { _init, _payload } = Component as unknown as { _init: (payload: unknown) => unknown; _payload: unknown };
  return _init(_payload);
}

it('is drawn without suspending once its chunk is there', async () => {
  const part = onDemand(async () => Chair);
  await part.preload();
  expect(draw(part)).toBe(Chair);
});

it('suspends while its chunk is on the way', () => {
  const part = onDemand(async () => Chair);
  expect(() => draw(part)).toThrow();
});

it('asks again for a chunk that failed to come ahead of time', async () => {
  let calls = 0;
  const part = onDemand(async () => {
    calls += 1;
    if (calls === 1) throw new TypeError('Failed to fetch');
    return Chair;
  });
  await part.preload();
  await part.preload();
  expect(draw(part)).toBe(Chair);
});
