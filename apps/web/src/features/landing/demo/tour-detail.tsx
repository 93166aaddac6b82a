import type { TourSlot } from '@propguard/protocol/enquiries';
import { audText } from '../../../lib/aud-text.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { text as landing } from '../text.ts';
import { clockText, weekdayText } from './slot-words.ts';
import { text } from './text.ts';

/** CORE-DEMO-12 and 14 */
export function TourDetail({ slot, onBook }: { slot: TourSlot; onBook: () => void }) {
  const price = slot.price === undefined ? text.slots.free : audText(slot.price);
  return (
    <section
      aria-label={text.slots.detail}
      className="mt-4 flex flex-wrap items-end gap-x-5 gap-y-3 rounded-2 bg-sunken p-4"
    >
      <div className="min-w-0 flex-1">
        <p className="font-semibold">
          {`${landing.tourTypes[slot.type]}, ${text.slots.minutes(slot.duration)}, ${price}`}
        </p>
        <p className="mt-0.5 text-13">
          {`${weekdayText(slot.date)}, ${clockText(slot.time)}, ${text.slots.zone}`}
        </p>
        <p className="mt-1 max-w-[44ch] text-13 text-muted">{text.slots.about[slot.type]}</p>
      </div>
      <Button kind="primary" onClick={onBook}>
        {text.slots.book}
      </Button>
    </section>
  );
}
