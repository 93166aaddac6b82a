import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { readPositions, restoreScroll, writePositions } from './scroll-memory.ts';

function showTarget(hash: string): void {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  if (target) target.scrollIntoView({ behavior: 'instant' });
  else window.scrollTo({ top: 0, behavior: 'instant' });
}

/** Back and reload return to where the reader was; a new page begins at its top or its hash. */
export function useScrollRestoration(): void {
  const { key, pathname, hash } = useLocation();
  const navigation = useNavigationType();
  const positions = useRef(readPositions());
  const here = useRef({ key, place: '' });

  useLayoutEffect(() => {
    const place = `${pathname}${hash}`;
    const isFresh = here.current.place === '';
    const samePlace = here.current.place === place;
    here.current = { key, place };
    const before = positions.current[key];
    // It is there already: to ask would lay the page out within the task that has just made it.
    if (isFresh && !before && !hash) return undefined;
    if (navigation === 'POP' && (before !== undefined || !hash)) return restoreScroll(before ?? 0);
    if (!samePlace) showTarget(hash);
    return undefined;
  }, [key, pathname, hash, navigation]);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = () => {
      positions.current[here.current.key] = window.scrollY;
    };
    const keep = () => writePositions(positions.current);
    window.addEventListener('scroll', remember, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', remember);
      window.removeEventListener('pagehide', keep);
    };
  }, []);
}
