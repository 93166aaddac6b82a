export const DAY_MS = 86_400_000;

/** The engine counts days since 1970-01-01. Takes a day, or an instant on it. */
export const dayOf = (iso: string): number => Math.floor(Date.parse(iso) / DAY_MS);
export const isoOf = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
