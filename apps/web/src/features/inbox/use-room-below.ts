import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far down the page an element begins, in pixels: what stands above it comes and goes. */
export function useRoomBelow(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const box = element.current;
    const around = box?.parentElement;
    if (!box || !around) return undefined;
    const measure = () => setTop(Math.round(box.getBoundingClientRect().top + window.scrollY));
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(around);
    return () => watching.disconnect();
  }, [element]);
  return top;
}
