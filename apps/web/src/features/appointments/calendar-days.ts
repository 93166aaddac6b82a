import { addDays, dayIn, dayStart, timeIn, weekdayOf } from '@propguard/rules/time/wall-time';

export const MODES = ['day', 'week', 'month', 'agenda'] as const;
export type CalendarMode = (typeof MODES)[number];

const WEEK = 7;
const MONTH_WEEKS = 6;

const weekOf = (day: string): string => addDays(day, 1 - weekdayOf(day));
const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

/** The days that a mode shows around one. */
export const daysOf = (mode: CalendarMode, day: string): string[] => {
  const from = mode === 'day' ? day : mode === 'month' ? weekOf(monthOf(day)) : weekOf(day);
  const count =
    mode === 'day' ? 1 : mode === 'month' ? MONTH_WEEKS * WEEK : mode === 'agenda' ? 2 * WEEK : WEEK;
  return Array.from({ length: count }, (_, at) => addDays(from, at));
};

/** The day that stands where this one does, one page on or back. */
export const pageOn = (mode: CalendarMode, day: string, direction: 1 | -1): string => {
  if (mode === 'day') return addDays(day, direction);
  if (mode === 'week') return addDays(day, direction * WEEK);
  if (mode === 'agenda') return addDays(day, direction * 2 * WEEK);
  return direction === 1 ? monthOf(addDays(monthOf(day), 31)) : monthOf(addDays(monthOf(day), -1));
};

export const spanOf = (zone: string, days: readonly string[]): { from: string; to: string } => ({
  from: dayStart(zone, days[0] ?? '').toISOString(),
  to: dayStart(zone, addDays(days.at(-1) ?? '', 1)).toISOString(),
});

/** Minutes on the wall since midnight. */
export const minuteIn = (zone: string, instant: string | Date): number => {
  const [hour, minute] = timeIn(zone, new Date(instant)).split(':').map(Number);
  return (hour ?? 0) * 60 + (minute ?? 0);
};

export const dayOf = (zone: string, instant: string | Date): string => dayIn(zone, new Date(instant));

const format = (options: Intl.DateTimeFormatOptions, zone: string) =>
  new Intl.DateTimeFormat('en-AU', { timeZone: zone, ...options });

/** '4:00 pm' */
export const clockText = (zone: string, instant: string | Date): string =>
  format({ hour: 'numeric', minute: '2-digit', hour12: true }, zone).format(new Date(instant));
/** 'Wed 18 Nov' */
export const shortDayText = (day: string): string =>
  format({ weekday: 'short', day: 'numeric', month: 'short' }, 'UTC').format(new Date(day)).replace(',', '');
/** 'Wednesday 18 November 2026' */
export const longDayText = (day: string): string =>
  format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }, 'UTC')
    .format(new Date(day))
    .replace(',', '');
/** 'Mon' and '16' */
export const dayParts = (day: string): { weekday: string; number: string } => ({
  weekday: format({ weekday: 'short' }, 'UTC').format(new Date(day)),
  number: String(Number(day.slice(8))),
});
const monthText = (day: string): string =>
  format({ month: 'long', year: 'numeric' }, 'UTC').format(new Date(day));

/** '16 – 22 November 2026' */
export const rangeText = (mode: CalendarMode, day: string): string => {
  if (mode === 'day') return longDayText(day);
  if (mode === 'month') return monthText(day);
  const days = daysOf(mode, day);
  const first = days[0] ?? day;
  const last = days.at(-1) ?? day;
  return first.slice(0, 7) === last.slice(0, 7)
    ? `${Number(first.slice(8))} – ${Number(last.slice(8))} ${monthText(last)}`
    : `${shortDayText(first)} – ${shortDayText(last)}`;
};
