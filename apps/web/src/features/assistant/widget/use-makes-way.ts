import { useEffect, useState } from 'react';
import { useScrolledDown } from './use-scrolled-down.ts';

/** Where the launcher rests on a phone, from the corner of the window, as chat-launcher.tsx places it. */
const REST = { fromEdgePx: 16, sizePx: 56 };
const CONTROLS = 'a[href], button, input, select, textarea, summary, label, [role=button], [role=tab]';
/** The page has come to rest. */
const SETTLED_MS = 120;

/** Whether something that a finger may want lies where the launcher rests. */
function isControlBeneath(): boolean {
  const { fromEdgePx, sizePx } = REST;
  const steps = [0, sizePx / 2, sizePx];
  return steps.some((across) =>
    steps.some((up) =>
      document
        .elementsFromPoint(window.innerWidth - fromEdgePx - across, window.innerHeight - fromEdgePx - up)
        .some((part) => part.closest('[data-launcher]') === null && part.closest(CONTROLS) !== null),
    ),
  );
}

/** On a phone it has no gutter beside the page: it makes way for whoever reads on, and for what can be pressed. */
export function useMakesWay(): boolean {
  const isReadingOn = useScrolledDown();
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(waiting);
      waiting = setTimeout(() => setOver(isControlBeneath()), SETTLED_MS);
    };
    look();
    const grown = new ResizeObserver(look);
    grown.observe(document.body);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(waiting);
      grown.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, []);
  return isReadingOn || isOver;
}
