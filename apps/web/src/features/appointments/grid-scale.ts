export const MINUTE_MS = 60_000;
export const DAY_MINUTES = 24 * 60;

/** Half an hour is as high as a finger needs where there is one. */
export const HOUR_PX = { pointer: 44, touch: 92 } as const;

/** The least height of an appointment, however short it is. */
export const LEAST_PX = { pointer: 20, touch: 44 } as const;

export type Hours = { first: number; last: number };

/** Which hours are drawn, and how high. */
export type DayScale = Hours & { hourPx: number; leastPx: number };
