import { useEffect } from 'react';

function regionNamed(name: string): HTMLElement | undefined {
  const regions = document.querySelectorAll<HTMLElement>('main section, main [role=region]');
  return [...regions].find((region) => {
    const heading = document.getElementById(region.getAttribute('aria-labelledby') ?? '');
    return (region.getAttribute('aria-label') ?? heading?.textContent) === name;
  });
}

const GIVE_UP_MS = 15_000;

/** Marks the part of the page by that name as soon as it is there, and brings it into sight. */
export function useTourMark(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return undefined;
    let marked: HTMLElement | undefined;
    const stop = () => {
      changes.disconnect();
      clearTimeout(timer);
    };
    const attempt = () => {
      marked = regionNamed(name);
      if (marked === undefined) return;
      stop();
      marked.dataset.tourMark = '';
      marked.scrollIntoView({ block: 'nearest' });
    };
    const changes = new MutationObserver(attempt);
    const timer = setTimeout(stop, GIVE_UP_MS);
    changes.observe(document.body, { childList: true, subtree: true });
    attempt();
    return () => {
      stop();
      delete marked?.dataset.tourMark;
    };
  }, [name]);
}
