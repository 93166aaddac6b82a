import { type RefObject, useEffect, useRef, useState } from 'react';

/** Whether the element has come near the window once: what is heavy and far below waits until then. */
export function useInView<E extends Element>(nearPx = 200): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: `${nearPx}px` },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [seen, nearPx]);
  return [ref, seen];
}
