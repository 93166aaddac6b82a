import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The width of an element in CSS pixels, so that drawings keep their text at its true size. The browser tells it once
 * it has laid the page out, before it paints: to ask would make it lay out everything for each drawing.
 */
export function useElementWidth<E extends Element>(initialPx: number) {
  const ref = useRef<E>(null);
  const [widthPx, setWidthPx] = useState(initialPx);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      const width = Math.round(entry?.contentRect.width ?? 0);
      if (width > 0) flushSync(() => setWidthPx(width));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, widthPx] as const;
}
