import type { InboxRow } from '@propguard/protocol/inbox-facts';
import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/** Counted on from what the server said; it pauses outside the hours. */
export function useWaited({ seconds, runs }: NonNullable<InboxRow['waiting']>): number {
  const [passed, setPassed] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new count begins at nought again
  useEffect(() => {
    setPassed(0);
    if (!runs) return undefined;
    const begun = Date.now();
    const timer = setInterval(() => setPassed(Math.floor((Date.now() - begun) / TICK_MS)), TICK_MS);
    return () => clearInterval(timer);
  }, [seconds, runs]);
  return seconds + passed;
}
