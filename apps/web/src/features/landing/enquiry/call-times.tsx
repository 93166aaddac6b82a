import type { CallSlot } from '@propguard/protocol/enquiries';
import { OFFICE_TIME_ZONE } from '@propguard/rules/time/zones';
import { TriangleAlert } from 'lucide-react';
import { useId, useState } from 'react';
import { dateTimeText } from '../../../parts/times/instant-text.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { clockText, weekdayText } from '../demo/slot-words.ts';
import { text } from '../text.ts';

const words = text.enquiry.call;

interface CallTimesProps {
  slots: readonly CallSlot[];
  startsAt: string;
  onChoose: (startsAt: string) => void;
  error: string | undefined;
}

/** A day, and its half hours as radio buttons: arrow keys go from one free time to the next. */
export function CallTimes({ slots, startsAt, onChoose, error }: CallTimesProps) {
  const days = [...new Set(slots.map(({ date }) => date))];
  const [day, setDay] = useState(slots.find(({ available }) => available)?.date ?? days[0] ?? '');
  const messageId = useId();
  const times = slots.filter(({ date }) => date === day);
  return (
    <div className="grid gap-3">
      <Field label={words.day} hint={words.zone}>
        <Select
          options={days.map((date) => ({ value: date, label: weekdayText(date) }))}
          value={day}
          onValueChange={setDay}
        />
      </Field>
      <fieldset aria-describedby={messageId}>
        <legend className="mb-1.5 text-13 font-medium">{words.time}</legend>
        <div className="grid grid-cols-3 gap-1.5 sm:grid-cols-4">
          {times.map((slot) => (
            <TimeChoice
              key={slot.startsAt}
              slot={slot}
              chosen={slot.startsAt === startsAt}
              onChoose={() => onChoose(slot.startsAt)}
            />
          ))}
        </div>
        <div id={messageId} className="mt-1.5 min-h-4.5 text-12 text-muted">
          {error ? (
            <p role="alert" className="flex items-start gap-1.25 text-danger">
              <Icon of={TriangleAlert} size={12} className="mt-0.75" />
              {error}
            </p>
          ) : (
            <TimeNote startsAt={startsAt} noneFree={times.every(({ available }) => !available)} />
          )}
        </div>
      </fieldset>
    </div>
  );
}

interface TimeChoiceProps {
  slot: CallSlot;
  chosen: boolean;
  onChoose: () => void;
}

function TimeChoice({ slot, chosen, onChoose }: TimeChoiceProps) {
  const time = clockText(slot.time);
  return (
    <label className="relative flex h-8.5 cursor-pointer items-center justify-center rounded-2 border border-control text-13 tabular-nums hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-checked:font-medium has-checked:text-accent has-disabled:cursor-not-allowed has-disabled:border-line has-disabled:bg-sunken has-disabled:text-muted has-disabled:line-through has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus touch:h-touch">
      <input
        type="radio"
        name="startsAt"
        value={slot.startsAt}
        checked={chosen}
        disabled={!slot.available}
        onChange={onChoose}
        aria-label={slot.available ? time : words.taken(time)}
        className="absolute inset-0 cursor-[inherit] opacity-0"
      />
      {time}
    </label>
  );
}

/** What the chosen time is where the reader sits, when their clock differs. */
function TimeNote({ startsAt, noneFree }: { startsAt: string; noneFree: boolean }) {
  if (noneFree) return words.none;
  if (!startsAt) return null;
  const here = dateTimeText(startsAt, Intl.DateTimeFormat().resolvedOptions().timeZone);
  return here === dateTimeText(startsAt, OFFICE_TIME_ZONE) ? null : words.yours(here);
}
