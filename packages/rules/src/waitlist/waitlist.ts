import { dayIn, timeIn } from '../time/wall-time.ts';

export const WAITLIST_STATES = ['waiting', 'offered', 'booked', 'left'] as const;
export type WaitlistState = (typeof WAITLIST_STATES)[number];

/** Which part of a day somebody can come, by the clocks of the office. */
export const DAY_PARTS = ['any', 'morning', 'afternoon'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
const NOON = '12:00';

/** Whether a time of day, such as 09:30, lies in it. */
const isInPart = (part: DayPart, time: string): boolean =>
  part === 'any' || (part === 'morning') === time < NOON;

type Wish = { fromDay: string; toDay: string; part: DayPart };
/** Whether somebody who wishes this could come then, by the clocks of the agent. */
export const fitsWish = ({ fromDay, toDay, part }: Wish, zone: string, startsAt: Date): boolean => {
  const day = dayIn(zone, startsAt);
  return fromDay <= day && day <= toDay && isInPart(part, timeIn(zone, startsAt));
};

/** For how many of those who wait the next free time is looked up at once. */
export const GAPS_SHOWN = 10;
/** So long a freed time is kept for whoever it is offered to, counted in hours in which they may be written to. */
export const OFFER_MINUTES = 30;
export const WAITLIST_PER_WORKSPACE = 2_000;
/** From the first day somebody can come to the last. */
export const WAITLIST_DAYS_MAX = 90;
