import type { InboxRow } from '@propguard/protocol/inbox-facts';
import { Meter } from '../../ui/feedback/meter.tsx';
import { text } from './text.ts';
import { useWaited } from './use-waited.ts';
import { promisedText, shareOf, waitedText } from './waited-text.ts';

export function WaitingClock({ waiting }: { waiting: NonNullable<InboxRow['waiting']> }) {
  const seconds = useWaited(waiting);
  const share = shareOf(seconds, waiting.promisedMinutes);
  const words =
    waiting.runs && waiting.promisedMinutes !== null
      ? text.row.of(waitedText(seconds), promisedText(waiting.promisedMinutes))
      : text.row.paused(promisedText(Math.floor(seconds / 60)));
  return (
    <span className="flex min-w-0 items-center gap-2 text-12 text-muted tabular-nums">
      <Meter
        share={share}
        tone={share >= 1 ? 'danger' : share >= 0.5 ? 'caution' : 'accent'}
        className="w-14 flex-none"
      />
      <span className={share >= 1 ? 'truncate text-danger' : 'truncate'}>{words}</span>
    </span>
  );
}
