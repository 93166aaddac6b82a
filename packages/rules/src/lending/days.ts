import { addUtcMonths } from '../time/utc-months.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whole days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** The same day some months later; the last of the month where there is no such day. */
export const monthsAfter = (day: string, months: number): string =>
  addUtcMonths(new Date(`${day}T00:00:00Z`), months)
    .toISOString()
    .slice(0, 'yyyy-mm-dd'.length);
