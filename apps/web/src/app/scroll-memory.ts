const STORAGE_KEY = 'propguard.scroll';
const RESTORE_FOR_MS = 1_500;

type Positions = Record<string, number>;

/** Where each place in the history was scrolled to. It outlives a reload, not the tab. */
export function readPositions(): Positions {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '{}') as Positions;
  } catch {
    return {};
  }
}

export function writePositions(positions: Positions): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(positions));
  } catch {
    // Without storage a reload begins at the top.
  }
}

/** Scrolls there as soon as the page has grown long enough; stops trying when the reader scrolls. */
export function restoreScroll(top: number): () => void {
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    window.removeEventListener('wheel', stop);
    window.removeEventListener('touchstart', stop);
  };
  const attempt = () => {
    if (document.documentElement.scrollHeight - window.innerHeight < top) return;
    window.scrollTo({ top, behavior: 'instant' });
    stop();
  };
  const growth = new ResizeObserver(attempt);
  const timer = setTimeout(stop, RESTORE_FOR_MS);
  window.addEventListener('wheel', stop, { passive: true });
  window.addEventListener('touchstart', stop, { passive: true });
  growth.observe(document.body);
  attempt();
  return stop;
}
