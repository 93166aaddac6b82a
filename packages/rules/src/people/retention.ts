import { addUtcMonths } from '../time/utc-months.ts';

/** How long a workspace may choose to keep the content of messages: not so short that nobody can answer for them. */
export const RETENTION_MONTHS = { least: 1, most: 120 } as const;
/** Until it chooses: as long as claims about a sale are usually made. */
export const USUAL_MESSAGE_MONTHS = 84;

/** What was written before then has gone. */
export const keptSince = (months: number, now: Date): Date => addUtcMonths(now, -months);
