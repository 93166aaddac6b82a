import { addUtcMonths } from '@propguard/rules/time/utc-months';
import { DAY_MS } from '../day-number.ts';

/** The same date some months earlier; a day that the month does not have becomes its last. */
export const monthsBefore = (day: number, months: number): number =>
  addUtcMonths(new Date(day * DAY_MS), -months).getTime() / DAY_MS;

export const QUARTERS = 24;

/** Last days of the quarters that end with `asOf`, the newest first; one more than there are, to bound the oldest. */
export const quarterEnds = (asOf: number): Int32Array =>
  Int32Array.from({ length: QUARTERS + 1 }, (_, back) => monthsBefore(asOf, 3 * back));

/** The quarter of each day, 0 the newest; -1 outside of all. */
export const quarterOf = (ends: Int32Array, day: number): number => {
  if (day > (ends[0] ?? 0) || day <= (ends[QUARTERS] ?? 0)) return -1;
  let quarter = 0;
  while (day <= (ends[quarter + 1] ?? 0)) quarter += 1;
  return quarter;
};
