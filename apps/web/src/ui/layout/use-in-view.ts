import { type RefObject, useEffect, useRef, useState } from 'react';
import { inTurn } from './in-turn.ts';

/**
 * Whether the element has come near the window once: what is heavy and far below waits until then, and what comes near
 * together is drawn one after the other.
 */
export function useInView<E extends Element>(nearPx = 200): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) inTurn(() => setSeen(true));
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen, nearPx]);
  return [ref, seen];
}
