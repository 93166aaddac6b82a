import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far down the page an element begins, in pixels: what stands above it comes and goes. */
export function useRoomBelow(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return undefined;
    const measure = () => setTop(Math.round(box.getBoundingClientRect().top + window.scrollY));
    measure();
    const watching = new ResizeObserver(measure);
    // Itself, as it may be hidden at first; and the page, which is shorter once something above is gone. What stands
    // around it in between may have no size of its own.
    watching.observe(box);
    watching.observe(document.body);
    return () => watching.disconnect();
  }, [element]);
  return top;
}
