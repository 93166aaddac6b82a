import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { inTurn } from './in-turn.ts';

/** What stands below the first sight of a page: drawn one after the other, without keeping anybody from scrolling. */
export function InPauses({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const [drawn, setDrawn] = useState(0);
  const isWhole = drawn >= parts.length;
  useEffect(() => {
    if (!isWhole) inTurn(() => startTransition(() => setDrawn(drawn + 1)));
  }, [drawn, isWhole]);
  return parts.slice(0, drawn);
}
