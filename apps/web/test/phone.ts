import { vi } from 'vitest';

/** From here on the window is as narrow as a phone: whatever asks for a width finds less. */
export function onPhone(): void {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
