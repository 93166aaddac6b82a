import { BUSY_AHEAD_DAYS, BUSY_BEHIND_DAYS } from '@propguard/rules/calendars/calendar-links';

const DAY_MS = 86_400_000;

/** Outside times are kept from yesterday to as far ahead as anything can be booked. */
export const busyWindow = (zone: string, now: Date = new Date()) => ({
  zone,
  from: new Date(now.getTime() - BUSY_BEHIND_DAYS * DAY_MS),
  to: new Date(now.getTime() + BUSY_AHEAD_DAYS * DAY_MS),
});
