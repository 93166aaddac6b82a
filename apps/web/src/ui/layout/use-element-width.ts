import { useLayoutEffect, useRef, useState } from 'react';

/** The width of an element in CSS pixels, so that drawings keep their text at its true size. */
export function useElementWidth<E extends Element>(initialPx: number) {
  const ref = useRef<E>(null);
  const [widthPx, setWidthPx] = useState(initialPx);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    setWidthPx(Math.round(element.getBoundingClientRect().width) || initialPx);
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setWidthPx(Math.round(entry.contentRect.width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [initialPx]);
  return [ref, widthPx] as const;
}
