import type { InboxRow } from '@propguard/protocol/inbox-facts';
import { FigureScale } from '../../ui/figures/figure-scale.tsx';
import { text } from './text.ts';
import { useWaited } from './use-waited.ts';
import { promisedText, waitedText } from './waited-text.ts';

const SECONDS_A_MINUTE = 60;
const BEYOND = 1.4;

/** How long they have waited on the scale of what they were promised. */
export function WaitScale({ waiting }: { waiting: NonNullable<InboxRow['waiting']> }) {
  const seconds = useWaited(waiting);
  const { promisedMinutes, runs } = waiting;
  const minutes = seconds / SECONDS_A_MINUTE;
  const waited = waitedText(seconds);
  if (promisedMinutes === null || !runs)
    return (
      <p className="text-12 text-muted tabular-nums">
        {text.row.pausedUntilOpen(promisedText(Math.floor(minutes)))}
      </p>
    );
  const max = Math.max(promisedMinutes * BEYOND, minutes);
  return (
    <div className="max-w-88">
      <FigureScale
        min={0}
        max={max}
        value={minutes}
        step={Math.max(1, Math.round(promisedMinutes / 5))}
        band={[0, minutes]}
        thresholds={[promisedMinutes]}
        format={(value) =>
          value === 0 ? waited : value === promisedMinutes ? promisedText(promisedMinutes) : ''
        }
        label={text.row.of(waited, promisedText(promisedMinutes))}
      />
    </div>
  );
}
