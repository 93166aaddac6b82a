import type { InboxRow } from '@propguard/protocol/inbox';
import { useEffect, useState } from 'react';
import { Meter } from '../../ui/feedback/meter.tsx';
import { text } from './text.ts';
import { promisedText, shareOf, waitedText } from './waited-text.ts';

const TICK_MS = 1_000;

/** Counted on from what the server said; it pauses outside the hours. */
function useWaited({ seconds, runs }: NonNullable<InboxRow['waiting']>): number {
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

export function WaitingClock({
  waiting,
  isLarge = false,
}: {
  waiting: NonNullable<InboxRow['waiting']>;
  isLarge?: boolean;
}) {
  const seconds = useWaited(waiting);
  const share = shareOf(seconds, waiting.promisedMinutes);
  const waited = waitedText(seconds);
  const words =
    waiting.runs && waiting.promisedMinutes !== null
      ? text.row.of(waited, promisedText(waiting.promisedMinutes))
      : isLarge
        ? text.row.pausedUntilOpen(waited)
        : text.row.paused(waited);
  return (
    <span className="flex min-w-0 items-center gap-2 text-12 text-muted tabular-nums">
      <Meter
        share={share}
        tone={share >= 1 ? 'danger' : share >= 0.5 ? 'caution' : 'accent'}
        className={isLarge ? 'w-40 max-md:hidden' : 'w-14 flex-none'}
      />
      <span className={share >= 1 ? 'truncate text-danger' : 'truncate'}>{words}</span>
    </span>
  );
}
