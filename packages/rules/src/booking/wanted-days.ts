import { addDays, dayIn, weekdayOf } from '../time/wall-time.ts';

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
export const NEAR_DAYS = ['today', 'tomorrow', 'weekend', 'this-week', 'next-week'] as const;
export type NearDays = (typeof NEAR_DAYS)[number];

/** When somebody wants to come, as they said it: on the wall of the office, and without a year. */
export type WantedTime = {
  /** From Monday, 1, to Sunday, 7. */
  weekday?: number | undefined;
  near?: NearDays | undefined;
  /** '11-21' */
  date?: string | undefined;
  part?: DayPart | undefined;
  /** '10:30' */
  time?: string | undefined;
};

const WEEK = 7;
const SATURDAY = 6;

const nextWeekday = (today: string, weekday: number): string =>
  addDays(today, (weekday - weekdayOf(today) + WEEK) % WEEK);

/** The day of that date that comes next. A date that no year has is none. */
const nextDate = (today: string, date: string): string | null => {
  const year = Number(today.slice(0, 4));
  for (const each of [year, year + 1]) {
    const day = `${each}-${date}`;
    const isReal = !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);
    if (isReal && day >= today) return day;
  }
  return null;
};

/** Which days are meant, from today on; null: any. */
export const wantedDays = (
  { weekday, near, date }: WantedTime,
  zone: string,
  now: Date,
): { from: string; days: number } | null => {
  const today = dayIn(zone, now);
  if (date !== undefined) {
    const day = nextDate(today, date);
    return day ? { from: day, days: 1 } : null;
  }
  const monday = addDays(today, WEEK + 1 - weekdayOf(today));
  if (near === 'next-week')
    return weekday === undefined
      ? { from: monday, days: WEEK }
      : { from: addDays(monday, weekday - 1), days: 1 };
  if (weekday !== undefined) return { from: nextWeekday(today, weekday), days: 1 };
  switch (near) {
    case 'today':
      return { from: today, days: 1 };
    case 'tomorrow':
      return { from: addDays(today, 1), days: 1 };
    case 'weekend':
      return weekdayOf(today) === WEEK
        ? { from: today, days: 1 }
        : { from: nextWeekday(today, SATURDAY), days: 2 };
    case 'this-week':
      return { from: today, days: WEEK + 1 - weekdayOf(today) };
    default:
      return null;
  }
};

const PARTS: Record<DayPart, readonly [string, string]> = {
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', '24:00'],
};

/** Whether a time of day, '09:30', is in a part of it. */
export const isInPart = (time: string, part: DayPart): boolean =>
  time >= PARTS[part][0] && time < PARTS[part][1];
