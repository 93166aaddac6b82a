import { useEffect, useState } from 'react';

/** Less than this is a trembling thumb. */
const MOVED_PX = 12;
/** So near to either end nothing is being read past. */
const END_PX = 20;

const isAtEnd = (): boolean =>
  window.scrollY < END_PX ||
  window.scrollY + window.innerHeight > document.documentElement.scrollHeight - END_PX;

/** Whether whoever reads is on their way down the page; up again, or at an end of it, they are not. */
export function useScrolledDown(): boolean {
  const [isDown, setDown] = useState(false);
  useEffect(() => {
    let from = window.scrollY;
    const scrolled = () => {
      const moved = window.scrollY - from;
      if (isAtEnd()) setDown(false);
      else if (Math.abs(moved) > MOVED_PX) setDown(moved > 0);
      else return;
      from = window.scrollY;
    };
    window.addEventListener('scroll', scrolled, { passive: true });
    return () => window.removeEventListener('scroll', scrolled);
  }, []);
  return isDown;
}
