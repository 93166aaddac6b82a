const DAY_MS = 86_400_000;

/** A date as the number of days since 1970, so that histories can be computed with. */
export type Day = number;

export const dayOf = (isoDate: string): Day => Date.parse(`${isoDate}T00:00:00Z`) / DAY_MS;
export const isoDate = (day: Day): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
export const yearOf = (day: Day): number => new Date(day * DAY_MS).getUTCFullYear();
export const monthOf = (day: Day): number => new Date(day * DAY_MS).getUTCMonth();

/**
 * 'Now' in the sample world. It stands still: a world that moved with the clock would be another one every day,
 * and no figure made from it could be repeated. It is stored as the datasets' `as_of`.
 */
export const SAMPLE_TODAY = '2026-11-01';
export const TODAY: Day = dayOf(SAMPLE_TODAY);
/** Six years of sales before it. */
export const FIRST_DAY: Day = dayOf('2020-11-01');

const SATURDAY = 6;
/** The first day of 1970 was a Thursday. */
const weekday = (day: Day): number => (((day + 4) % 7) + 7) % 7;

/** Auctions are held on Saturdays. */
export const nextSaturday = (day: Day): Day => day + ((SATURDAY - weekday(day) + 7) % 7);

/** Contracts by private treaty are signed on working days. */
export const workingDay = (day: Day): Day => {
  const on = weekday(day);
  return on === 0 ? day + 1 : on === SATURDAY ? day - 1 : day;
};
