import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useSpoken } from './languages/spoken.tsx';
import { dayAndMonth, type FreeTime, monthAfter, monthText, monthWeeks, weekdayTexts } from './times.ts';

interface MonthCalendarProps {
  month: string;
  /** The month that today is in; earlier ones are past. */
  firstMonth: string;
  lastMonth: string;
  today: string;
  days: ReadonlyMap<string, readonly FreeTime[]>;
  /** Those of the same days that somebody else has. */
  taken: ReadonlyMap<string, readonly FreeTime[]>;
  day: string | null;
  loading: boolean;
  onMonth: (month: string) => void;
  onDay: (day: string) => void;
}

/** A month by days: those with free times can be chosen, and a bar says how much of the day is free. */
export function MonthCalendar(props: MonthCalendarProps) {
  const { text, locale } = useSpoken();
  const { month, firstMonth, lastMonth, today, days, taken, day, loading, onMonth, onDay } = props;
  return (
    <div>
      <div className="mb-3 flex items-center">
        <h2 className="flex-1 text-16 font-semibold" aria-live="polite">
          {monthText(month, locale)}
        </h2>
        <IconButton
          icon={ChevronLeft}
          className="rtl:-scale-x-100"
          label={text.previousMonth}
          kind="ghost"
          size="sm"
          disabled={month <= firstMonth}
          onClick={() => onMonth(monthAfter(month, -1))}
        />
        <IconButton
          icon={ChevronRight}
          className="rtl:-scale-x-100"
          label={text.nextMonth}
          kind="ghost"
          size="sm"
          disabled={month >= lastMonth}
          onClick={() => onMonth(monthAfter(month, 1))}
        />
      </div>
      <div className="grid grid-cols-7 gap-1 text-center text-12 text-muted" aria-hidden="true">
        {weekdayTexts(locale).map((weekday) => (
          <span key={weekday} className="py-1.5">
            {weekday}
          </span>
        ))}
      </div>
      <div className={clsx('grid gap-1', loading && 'opacity-60')} aria-busy={loading}>
        {monthWeeks(month).map((week, position) => (
          <div key={week.find((one) => one !== null) ?? position} className="grid grid-cols-7 gap-1">
            {week.map((one, column) =>
              one === null ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: places of a week, which never change their order
                <span key={column} />
              ) : (
                <DayButton
                  key={one}
                  day={one}
                  free={days.get(one)?.length ?? 0}
                  taken={taken.get(one)?.length ?? 0}
                  chosen={one === day}
                  isToday={one === today}
                  onDay={onDay}
                />
              ),
            )}
          </div>
        ))}
      </div>
      <p className="mt-3 text-12 text-muted">{text.barHint}</p>
    </div>
  );
}

interface DayButtonProps {
  day: string;
  free: number;
  taken: number;
  chosen: boolean;
  isToday: boolean;
  onDay: (day: string) => void;
}

function DayButton({ day, free, taken, chosen, isToday, onDay }: DayButtonProps) {
  const { text, locale } = useSpoken();
  return (
    <button
      type="button"
      disabled={free === 0}
      aria-pressed={chosen}
      aria-label={text.dayLabel({ day: dayAndMonth(day, locale), count: free })}
      onClick={() => onDay(day)}
      className={clsx(
        'grid h-12 place-content-center justify-items-center gap-1 rounded-2 border text-14 tabular-nums md:h-13',
        chosen
          ? 'border-accent bg-accent font-semibold text-on-accent'
          : free > 0
            ? 'border-transparent bg-accent-soft font-semibold hover:border-accent'
            : clsx('text-muted', isToday ? 'border-rule' : 'border-transparent'),
      )}
    >
      {Number(day.slice(8))}
      {free > 0 ? (
        <span className="flex h-0.75 w-5 overflow-hidden rounded-full bg-line">
          <span
            className={chosen ? 'bg-on-accent' : 'bg-accent'}
            style={{ width: `${Math.round((free / (free + taken)) * 100)}%` }}
          />
        </span>
      ) : null}
    </button>
  );
}
