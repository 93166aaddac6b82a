/** Where calls and tours are kept: Queensland has no summer time, so an hour of the day is the same all year. */
export const OFFICE_TIME_ZONE = 'Australia/Brisbane';
const OFFICE_OFFSET_HOURS = 10;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const isWeekday = (day: string): boolean => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay());

/** The day of an instant in the office's zone, as `2026-11-16`. */
export const officeDay = (instant: Date): string =>
  new Date(instant.getTime() + OFFICE_OFFSET_HOURS * HOUR_MS).toISOString().slice(0, 10);

/** The instant of a time of day (`09:30`) in the office's zone. */
export const officeInstant = (day: string, time: string): Date =>
  new Date(Date.parse(`${day}T${time}:00Z`) - OFFICE_OFFSET_HOURS * HOUR_MS);

/** The next weekdays in the office's zone; not today, because a person must be able to prepare. */
export const nextOfficeDays = (now: Date, count: number): string[] => {
  const days: string[] = [];
  for (let ahead = 1; days.length < count; ahead += 1) {
    const day = officeDay(new Date(now.getTime() + ahead * DAY_MS));
    if (isWeekday(day)) days.push(day);
  }
  return days;
};
