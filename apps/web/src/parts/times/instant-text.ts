import { zoneCity } from '@propguard/rules/time/zone-city';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';

/** Dates and times as Australians write them, by clocks that are named: the browser's own would differ from the server's. */
const DATE: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const DATE_TIME: Intl.DateTimeFormatOptions = { ...DATE, hour: 'numeric', minute: '2-digit', hour12: true };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(kind: 'date' | 'dateTime', timeZone: string): Intl.DateTimeFormat {
  const key = `${kind} ${timeZone}`;
  const known = formats.get(key);
  if (known) return known;
  const options = kind === 'date' ? DATE : DATE_TIME;
  const made = new Intl.DateTimeFormat('en-AU', { ...options, timeZone });
  formats.set(key, made);
  return made;
}

/** '14 Nov 2026' */
export function dateText(instant: string, timeZone: string): string {
  return formatFor('date', timeZone).format(new Date(instant));
}

/** '14 Nov 2026' of a day without a time, which is the same day everywhere. */
export function dayText(day: string): string {
  return dateText(day, 'UTC');
}

/** '14 Nov 2026, 4:05 pm' */
export function dateTimeText(instant: string, timeZone: string): string {
  return formatFor('dateTime', timeZone).format(new Date(instant));
}

/** '14 Nov 2026, 4:05 pm, Sydney time': where whoever reads it may sit by other clocks. */
export function zonedTimeText(instant: string, timeZone: string = USUAL_TIME_ZONE): string {
  return `${dateTimeText(instant, timeZone)}, ${zoneCity(timeZone)} time`;
}

/** '420 ms', '12 s', '4 min 5 s', '2 h 3 min': how long something took. */
export function durationText(durationMs: number): string {
  if (durationMs < 1_000) return `${Math.max(0, Math.round(durationMs))} ms`;
  const seconds = Math.round(durationMs / 1_000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return seconds % 60 === 0 ? `${minutes} min` : `${minutes} min ${seconds % 60} s`;
  return minutes % 60 === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
