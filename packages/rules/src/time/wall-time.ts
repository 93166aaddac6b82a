/**
 * What clocks on the wall show, and when that is. Days are '2026-11-16' and times of day '09:30', as people write
 * them; an instant is a Date. Zones are names such as 'Australia/Sydney': an offset is a fact about one moment, so
 * nothing of ours keeps one.
 */
import { Temporal } from 'temporal-polyfill';

const zoned = (instant: Date, timeZone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);

const dateOf = (moment: Temporal.ZonedDateTime): Date => new Date(moment.epochMilliseconds);

/** The day that an instant falls on there. */
export const dayIn = (timeZone: string, instant: Date): string =>
  zoned(instant, timeZone).toPlainDate().toString();

/** What a clock shows there at an instant: '09:30'. */
export const timeIn = (timeZone: string, instant: Date): string =>
  zoned(instant, timeZone).toPlainTime().toString({ smallestUnit: 'minute' });

/**
 * When a clock there shows this time on this day. Null when it never does, because the clocks go forward over it;
 * the earlier when it does so twice, because they go back.
 */
export const instantOf = (timeZone: string, day: string, time: string): Date | null => {
  const wanted = Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(time));
  const found = wanted.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  return found.toPlainDateTime().equals(wanted) ? dateOf(found) : null;
};

/** Every moment at which a clock there shows this: none where it is skipped, two where the clocks go back over it. */
export const instantsOf = (timeZone: string, day: string, time: string): Date[] => {
  const first = instantOf(timeZone, day, time);
  if (!first) return [];
  const wanted = Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(time));
  const second = dateOf(wanted.toZonedDateTime(timeZone, { disambiguation: 'later' }));
  return second > first ? [first, second] : [first];
};

/** When a clock there has reached this time on this day: what `instantOf` says, or where it is skipped, the moment after. */
export const instantFrom = (timeZone: string, day: string, time: string): Date => {
  const exact = instantOf(timeZone, day, time);
  if (exact) return exact;
  const wanted = Temporal.PlainDate.from(day).toPlainDateTime(Temporal.PlainTime.from(time));
  const before = wanted.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  return dateOf(before.getTimeZoneTransition('next') ?? before);
};

/** The first instant of a day: midnight, or where the clocks skip midnight, when the day begins. */
export const dayStart = (timeZone: string, day: string): Date =>
  dateOf(Temporal.PlainDate.from(day).toZonedDateTime(timeZone));

/** The next time after an instant that a clock there shows this; a day on which it is skipped is passed over. */
export const nextTimeOfDay = (timeZone: string, time: string, after: Date): Date => {
  for (let day = Temporal.PlainDate.from(dayIn(timeZone, after)); ; day = day.add({ days: 1 })) {
    const found = instantOf(timeZone, day.toString(), time);
    if (found && found > after) return found;
  }
};

/** The day so many days later; earlier, when it is less than none. */
export const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** The first day of the month after the one that a day is in. */
export const nextMonthStart = (day: string): string =>
  Temporal.PlainDate.from(day).with({ day: 1 }).add({ months: 1 }).toString();

/** From Monday, 1, to Sunday, 7. */
export const weekdayOf = (day: string): number => Temporal.PlainDate.from(day).dayOfWeek;

/** By how many minutes clocks there are ahead of those elsewhere, at an instant. */
export const minutesAhead = (there: string, elsewhere: string, instant: Date): number =>
  (zoned(instant, there).offsetNanoseconds - zoned(instant, elsewhere).offsetNanoseconds) / 6e10;
