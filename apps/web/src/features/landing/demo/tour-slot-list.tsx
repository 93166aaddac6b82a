import type { TourSlot } from '@propguard/protocol/enquiries';
import { audText } from '../../../lib/aud-text.ts';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { text as landing } from '../text.ts';
import { clockText } from './slot-words.ts';
import { text } from './text.ts';

interface TourSlotListProps {
  slots: readonly TourSlot[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** CORE-DEMO-12 and 13: one that is taken is dimmed, cannot be chosen and says 'Booked'. */
export function TourSlotList({ slots, chosenId, onChoose }: TourSlotListProps) {
  return (
    <ul aria-label={text.slots.list} className="mt-3 grid gap-1.5">
      {slots.map((slot) => (
        <li key={slot.id}>
          <button
            type="button"
            disabled={!slot.available}
            aria-pressed={slot.id === chosenId}
            onClick={() => onChoose(slot.id)}
            className="grid min-h-11 w-full grid-cols-[76px_64px_minmax(0,1fr)_auto] items-center gap-2 rounded-2 border border-line px-3 text-left text-13 enabled:hover:bg-hover disabled:bg-sunken disabled:text-muted aria-pressed:border-accent aria-pressed:inset-ring aria-pressed:inset-ring-accent"
          >
            <span className="font-medium tabular-nums">{clockText(slot.time)}</span>
            <span className="tabular-nums">{text.slots.minutes(slot.duration)}</span>
            <span>{landing.tourTypes[slot.type]}</span>
            {slot.available ? (
              <span className="text-muted tabular-nums">
                {slot.price === undefined ? text.slots.free : audText(slot.price)}
              </span>
            ) : (
              <Badge tone="outline">{text.slots.booked}</Badge>
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
