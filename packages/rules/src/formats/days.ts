import { DATE_FORMATS } from '../messages/formats.ts';

const long = new Intl.DateTimeFormat('en-AU', DATE_FORMATS.long);
const short = new Intl.DateTimeFormat('en-AU', DATE_FORMATS.short);

/** '2026-11-01' -> '1 November 2026'. A day has no time zone. */
export const longDay = (day: string): string => long.format(new Date(`${day}T00:00:00Z`));

/** '2026-11-01' -> '1 Nov 2026'. */
export const shortDay = (day: string): string => short.format(new Date(`${day}T00:00:00Z`));
