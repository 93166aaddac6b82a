import type { Appointment } from '@propguard/protocol/appointment-detail';
import { clsx } from 'clsx';
import { clockText, dayOf, dayParts, longDayText } from './calendar-days.ts';
import { EVENT_LOOKS, stateOf, TODAY_TINT } from './event-look.ts';
import { text } from './text.ts';

const SHOWN = 3;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

interface MonthGridProps {
  days: readonly string[];
  month: string;
  zone: string;
  items: readonly Appointment[];
  now: Date;
  onOpen: (id: string) => void;
  onDay: (day: string) => void;
}

export function MonthGrid({ days, month, zone, items, now, onOpen, onDay }: MonthGridProps) {
  const today = dayOf(zone, now);
  return (
    <div className="grid grid-cols-7 text-12">
      {WEEKDAYS.map((weekday) => (
        <div key={weekday} className="border-b border-l border-line px-2 py-1.5 text-muted first:border-l-0">
          {weekday}
        </div>
      ))}
      {days.map((day) => {
        const own = items.filter(({ startTime }) => dayOf(zone, startTime) === day);
        return (
          <div
            key={day}
            className={clsx(
              'min-h-18 min-w-0 border-b border-l border-line p-1 nth-[7n+1]:border-l-0 md:min-h-26',
              !day.startsWith(month.slice(0, 7)) && 'bg-sunken',
              day === today && TODAY_TINT,
            )}
          >
            <button
              type="button"
              aria-label={`${longDayText(day)}, ${text.booked(own.length)}`}
              onClick={() => onDay(day)}
              className={clsx(
                'touch-area rounded-1 px-1 text-13 font-medium hover:bg-hover',
                day === today && 'font-semibold text-accent',
              )}
            >
              {dayParts(day).number}
            </button>
            <ul className="mt-0.5 grid gap-0.5 max-md:hidden">
              {own.slice(0, SHOWN).map((appointment) => (
                <li key={appointment.id} className="min-w-0">
                  <button
                    type="button"
                    onClick={() => onOpen(appointment.id)}
                    className={clsx(
                      'block w-full truncate rounded-1 px-1.5 py-0.5 text-left text-11',
                      EVENT_LOOKS[stateOf(appointment, now)],
                    )}
                  >
                    {clockText(zone, appointment.startTime)} {appointment.client?.name ?? appointment.title}
                  </button>
                </li>
              ))}
              {own.length > SHOWN ? (
                <li>
                  <button
                    type="button"
                    aria-label={text.moreOn(own.length - SHOWN, longDayText(day))}
                    onClick={() => onDay(day)}
                    className="rounded-1 px-1.5 text-11 text-muted hover:underline"
                  >
                    {text.moreShort(own.length - SHOWN)}
                  </button>
                </li>
              ) : null}
            </ul>
            {own.length > 0 ? (
              <span aria-hidden="true" className="mt-1 block h-1 w-5 rounded-full bg-accent-mid md:hidden" />
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
