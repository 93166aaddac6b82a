/** A published file that is only read, or a calendar that is read and written to. */
export const CALENDAR_KINDS = ['ics', 'caldav'] as const;
export type CalendarKind = (typeof CALENDAR_KINDS)[number];

/** `waiting`: not read yet. `failed`: the last try brought nothing; what was known before still holds. */
export const CALENDAR_STATES = ['waiting', 'fresh', 'failed'] as const;
export type CalendarState = (typeof CALENDAR_STATES)[number];

export const CALENDARS_PER_AGENT = 5;
export const SYNC_EVERY_MINUTES = 5;
/** How far ahead outside times are kept: as far as anything can be booked, and a bit. */
export const BUSY_AHEAD_DAYS = 400;
export const BUSY_BEHIND_DAYS = 1;
export const CALENDAR_URL_MAX_LENGTH = 2_000;
/** Of one event that repeats, and steps that are taken to get to them: what repeats without end is cut off. */
export const OCCURRENCES_MAX = 2_000;
export const RECURRENCE_STEPS_MAX = 10_000;
/** Of all events of one calendar together. */
export const CALENDAR_STEPS_MAX = 100_000;
/** Of one calendar. */
export const BUSY_PER_CALENDAR = 20_000;
