import { useEffect, useRef } from 'react';

/** Someone who has scrolled up reads: the end is not forced on them. */
const NEAR_PX = 120;

/** Keeps the end in sight while it grows, unless a person looks further up. */
export function useStickToEnd(content: unknown) {
  const scroller = useRef<HTMLDivElement>(null);
  const isNear = useRef(true);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const note = () => {
      isNear.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_PX;
    };
    element.addEventListener('scroll', note, { passive: true });
    return () => element.removeEventListener('scroll', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown has changed
  useEffect(() => {
    const element = scroller.current;
    if (element && isNear.current) element.scrollTop = element.scrollHeight;
  }, [content]);
  return scroller;
}
