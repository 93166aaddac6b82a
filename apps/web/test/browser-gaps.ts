import { vi } from 'vitest';

class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** What a browser has and jsdom has not: nothing is laid out, so nothing is ever observed, scrolled or captured. */
export function fillBrowserGaps(): void {
  vi.stubGlobal('ResizeObserver', NoObserver);
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    // A wide screen with a mouse, light, and at rest.
    matches: media.includes('width >='),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.stubGlobal('scrollTo', () => undefined);
  Object.assign(document, { elementsFromPoint: () => [] });
  Object.assign(Element.prototype, {
    scrollIntoView: () => undefined,
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
  });
}
