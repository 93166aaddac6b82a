/** When an agent works: hours of a week by the clocks on their wall, and days on which it is different. */
import { Temporal } from 'temporal-polyfill';
import { dayIn, dayStart, instantFrom } from '../time/wall-time.ts';
import { DAY_END, type HoursException, type Span, type WorkingTimes } from './spans.ts';

const SUNDAY = 7;

/** The hours of one day, by the wall. Of two exceptions that hold on it, the one that begins later was meant. */
export const hoursOn = ({ hours, exceptions }: WorkingTimes, day: string): readonly Span[] => {
  let meant: HoursException | undefined;
  for (const exception of exceptions)
    if (exception.from <= day && day <= exception.to && (!meant || meant.from <= exception.from))
      meant = exception;
  if (meant) return meant.hours;
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || SUNDAY;
  return hours.filter((span) => span.day === weekday);
};

/** The same as moments. A change of the clocks makes a span longer or shorter, and one in a skipped hour none. */
export const workingSpans = (times: WorkingTimes, day: string): { start: Date; end: Date }[] => {
  const tomorrow = Temporal.PlainDate.from(day).add({ days: 1 }).toString();
  return hoursOn(times, day)
    .map(({ from, to }) => ({
      start: instantFrom(times.zone, day, from),
      end: to === DAY_END ? dayStart(times.zone, tomorrow) : instantFrom(times.zone, day, to),
    }))
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start.getTime() - b.start.getTime());
};

export const worksAt = (times: WorkingTimes, at: Date): boolean =>
  workingSpans(times, dayIn(times.zone, at)).some(({ start, end }) => start <= at && at < end);

/** Whether they work from its beginning to its end, without a break between. */
export const worksThrough = (
  times: WorkingTimes,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): boolean =>
  workingSpans(times, dayIn(times.zone, startsAt)).some(
    ({ start, end }) => start <= startsAt && endsAt <= end,
  );
