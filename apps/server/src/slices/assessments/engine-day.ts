const DAY_MS = 24 * 60 * 60 * 1000;

/** The engine counts days since 1970-01-01. */
export const dayText = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
export const dayNumber = (text: string): number => Math.floor(Date.parse(text) / DAY_MS);
