import { vi } from 'vitest';

class EverythingInView {
  readonly #told: IntersectionObserverCallback;
  constructor(told: IntersectionObserverCallback) {
    this.#told = told;
  }
  observe(target: Element): void {
    this.#told([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
  }
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** For what waits until it is scrolled to, such as a chart or a map: from here on everything is in sight. */
export function seeEverything(): void {
  vi.stubGlobal('IntersectionObserver', EverythingInView);
}
