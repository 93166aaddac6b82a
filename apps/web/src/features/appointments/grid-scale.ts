export const HOUR_PX = 44;
export const MINUTE_MS = 60_000;
export const DAY_MINUTES = 24 * 60;
export type Hours = { first: number; last: number };
