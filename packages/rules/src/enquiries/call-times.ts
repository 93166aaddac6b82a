import { nextOfficeDays, officeTimes } from './office-days.ts';

export const CALL_MINUTES = 30;
const FIRST_CALL_HOUR = 9;
const LAST_CALL_ENDS_HOUR = 17;
const CALL_DAYS_AHEAD = 10;

const pad = (part: number): string => String(part).padStart(2, '0');

const TIMES_OF_DAY = Array.from(
  { length: ((LAST_CALL_ENDS_HOUR - FIRST_CALL_HOUR) * 60) / CALL_MINUTES },
  (_, index) => {
    const minute = FIRST_CALL_HOUR * 60 + index * CALL_MINUTES;
    return { time: `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}` };
  },
);

export type CallTime = { day: string; time: string; startsAt: Date };

/** Every half hour from nine to five on the coming weekdays. */
export const callTimes = (now: Date): CallTime[] =>
  nextOfficeDays(now, CALL_DAYS_AHEAD).flatMap((day) => officeTimes(day, TIMES_OF_DAY));

export const isCallTime = (startsAt: Date, now: Date): boolean =>
  callTimes(now).some((one) => one.startsAt.getTime() === startsAt.getTime());
