import { Temporal } from 'temporal-polyfill';
import type { OutboundPurpose } from './outbound-messages.ts';

/** By ISO weekday, Monday is 1: from and until which hour. What sells keeps the hours that the law sets for calls. */
const MARKETING_HOURS: Readonly<Record<number, readonly [from: number, until: number]>> = {
  1: [9, 20],
  2: [9, 20],
  3: [9, 20],
  4: [9, 20],
  5: [9, 20],
  6: [9, 17],
};
const SERVICE_HOURS = [7, 22] as const;
/** So close to what it is about, a message of service is worth waking somebody for. */
const NEAR_EVENT_MS = 2 * 3_600_000;
const LOOK_AHEAD_DAYS = 14;

type Leaving = {
  purpose: OutboundPurpose;
  zone: string;
  /** What a message of service is about. */
  eventAt: Date | null;
  /** Days, such as '2026-12-25', on which nothing that sells is sent. */
  isHoliday?: (day: string) => boolean;
};

const hoursOn = (day: Temporal.PlainDate, { purpose, isHoliday }: Leaving) => {
  if (purpose === 'service') return SERVICE_HOURS;
  return isHoliday?.(day.toString()) ? undefined : MARKETING_HOURS[day.dayOfWeek];
};

const opens = (day: Temporal.PlainDate, zone: string, hour: number): number =>
  day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from({ hour }) }).epochMilliseconds;

/**
 * The next moment, from this one on, at which a message may leave by the clocks of whoever gets it. An answer may at any
 * time. The database holds the same hours in `is_quiet_hour`, holidays apart.
 */
export const nextMomentToSend = (leaving: Leaving, now: Date): Date => {
  const { purpose, zone, eventAt } = leaving;
  if (purpose === 'reply') return now;
  if (purpose === 'service' && eventAt && Math.abs(eventAt.getTime() - now.getTime()) <= NEAR_EVENT_MS)
    return now;
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  for (let ahead = 0; ahead <= LOOK_AHEAD_DAYS; ahead += 1) {
    const day = today.add({ days: ahead });
    const hours = hoursOn(day, leaving);
    if (!hours) continue;
    const from = opens(day, zone, hours[0]);
    if (now.getTime() < opens(day, zone, hours[1])) return new Date(Math.max(from, now.getTime()));
  }
  throw new Error(`No hour within ${LOOK_AHEAD_DAYS} days is permitted.`);
};
