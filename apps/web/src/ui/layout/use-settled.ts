import { useSyncExternalStore } from 'react';

/** How long nothing may have been fetched or computed before the page counts as settled. */
const QUIET_MS = 3_000;
const SIGNS_OF_A_PERSON = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown'] as const;

let isSettled = false;
let isWatching = false;
const listeners = new Set<() => void>();

function watch(): void {
  isWatching = true;
  let timer = setTimeout(settle, QUIET_MS);
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(settle, QUIET_MS);
  };
  const observer = 'PerformanceObserver' in window ? new PerformanceObserver(restart) : undefined;
  observer?.observe({ entryTypes: ['longtask', 'resource'] });
  for (const sign of SIGNS_OF_A_PERSON) window.addEventListener(sign, settle, { passive: true });

  function settle(): void {
    clearTimeout(timer);
    observer?.disconnect();
    for (const sign of SIGNS_OF_A_PERSON) window.removeEventListener(sign, settle);
    isSettled = true;
    for (const listener of listeners) listener();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isSettled && !isWatching) watch();
  return () => listeners.delete(listener);
}

/**
 * For what costs much and is not needed to read the page, such as a drawn map: false until a person does anything on
 * the page, or nothing more is going on in it.
 */
export const useSettled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isSettled,
    () => false,
  );
