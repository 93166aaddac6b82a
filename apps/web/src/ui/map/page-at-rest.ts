/** So long after the last scroll, what came into view is being drawn. */
const REST_MS = 150;

/** Whether the page is being scrolled, in whichever part. */
export function watchScrolling() {
  let scrolledAt = Number.NEGATIVE_INFINITY;
  const note = () => {
    scrolledAt = performance.now();
  };
  const options = { capture: true, passive: true } as const;
  document.addEventListener('scroll', note, options);
  return {
    isScrolling: () => performance.now() - scrolledAt < REST_MS,
    stop: () => document.removeEventListener('scroll', note, options),
  };
}
