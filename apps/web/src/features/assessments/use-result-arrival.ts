import type { Assessment } from '@propguard/protocol/assessments';
import { useEffect, useRef, useState } from 'react';

/** Whoever is in a dialog, as in the guided tour, stays there. */
const isInDialog = (): boolean =>
  document.activeElement?.closest('[role=dialog], [role=alertdialog]') != null;

/**
 * What somebody asked for is there: the focus goes to it, and its id is told for the words of a live region. One that
 * was opened by its address is no news.
 */
export function useResultArrival(assessment: Assessment | undefined, isAsking: boolean, hasFailed: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasAsking = useRef(false);
  const [arrivedId, setArrivedId] = useState<string | null>(null);
  const id = assessment?.id ?? null;
  useEffect(() => {
    if (isAsking) {
      wasAsking.current = true;
      setArrivedId(null);
    } else if (wasAsking.current) {
      wasAsking.current = false;
      if (id === null || hasFailed) return undefined;
      setArrivedId(id);
      // With the next frame, which lays the page out anyway: at once, the page would be laid out within this task.
      const frame = requestAnimationFrame(() => {
        if (!isInDialog()) heading.current?.focus();
      });
      return () => cancelAnimationFrame(frame);
    }
    return undefined;
  }, [isAsking, hasFailed, id]);
  return { heading, isNews: arrivedId !== null && arrivedId === id };
}
