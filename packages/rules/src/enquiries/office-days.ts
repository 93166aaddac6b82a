import { businessDaysAfter } from '../time/business-days.ts';
import { dayIn, instantOf } from '../time/wall-time.ts';
import { OFFICE_STATE, OFFICE_TIME_ZONE } from '../time/zones.ts';

/** The next business days in the office's zone; not today, because a person must be able to prepare. */
export const nextOfficeDays = (now: Date, count: number): string[] =>
  businessDaysAfter(dayIn(OFFICE_TIME_ZONE, now), count, OFFICE_STATE);

/** Those of the times of a day that the office's clocks show, and when. */
export const officeTimes = <Time extends { time: string }>(
  day: string,
  times: readonly Time[],
): (Time & { day: string; startsAt: Date })[] =>
  times.flatMap((one) => {
    const startsAt = instantOf(OFFICE_TIME_ZONE, day, one.time);
    return startsAt ? [{ ...one, day, startsAt }] : [];
  });
