/** Times as a visitor sees them: by their own clocks, on their own days. */
import { dayIn, minutesAhead } from '@propguard/rules/time/wall-time';
import { placeText } from '../../parts/times/time-zones.ts';
import type { text } from './languages/spoken.tsx';

const ENGLISH = 'en-AU';

export type FreeTime = { startTime: string; endTime: string };

/** '8:30 am' */
export const clockText = (instant: string, zone: string, locale = ENGLISH): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    ...(locale === ENGLISH ? { hour12: true } : {}),
  }).format(new Date(instant));

/** 'Thursday 19 November 2026' */
export const longDayText = (instant: string, zone: string, locale = ENGLISH): string =>
  new Intl.DateTimeFormat(locale, {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  })
    .format(new Date(instant))
    // Australians write no comma here.
    .replace(locale === ENGLISH ? ',' : '', '');

const ofDay = (day: string, options: Intl.DateTimeFormatOptions, locale: string): string =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T00:00:00Z`));
/** 'Thursday 19' */
export const dayHeading = (day: string, locale = ENGLISH): string =>
  locale === ENGLISH
    ? `${ofDay(day, { weekday: 'long' }, locale)} ${ofDay(day, { day: 'numeric' }, locale)}`
    : ofDay(day, { weekday: 'long', day: 'numeric', month: 'long' }, locale);
/** '19 November' */
export const dayAndMonth = (day: string, locale = ENGLISH): string =>
  ofDay(day, { day: 'numeric', month: 'long' }, locale);
/** '19 November – 3 December' */
export const daySpanText = (from: string, to: string, locale = ENGLISH): string =>
  from === to ? dayAndMonth(from, locale) : `${dayAndMonth(from, locale)} – ${dayAndMonth(to, locale)}`;
/** 'November 2026' */
export const monthText = (month: string, locale = ENGLISH): string =>
  ofDay(`${month}-01`, { month: 'long', year: 'numeric' }, locale);
/** 'Mon' to 'Sun' */
export const weekdayTexts = (locale: string): string[] =>
  [5, 6, 7, 8, 9, 10, 11].map((day) =>
    ofDay(`2026-01-${String(day).padStart(2, '0')}`, { weekday: 'short' }, locale),
  );

export const cityOf = (zone: string): string => placeText(zone).split(',')[0] ?? zone;

export const byDay = (times: readonly FreeTime[], zone: string): Map<string, FreeTime[]> => {
  const days = new Map<string, FreeTime[]>();
  for (const time of times) {
    const day = dayIn(zone, new Date(time.startTime));
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return days;
};

/** '2026-11', so many months on. */
export const monthAfter = (month: string, months: number): string => {
  const [year = 0, index = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index - 1 + months, 1)).toISOString().slice(0, 7);
};

/** The days of a month in weeks from Monday; null where a week begins or ends in another. */
export const monthWeeks = (month: string): (string | null)[][] => {
  const first = new Date(`${month}-01T00:00:00Z`);
  const [year = 0, index = 1] = month.split('-').map(Number);
  const length = new Date(Date.UTC(year, index, 0)).getUTCDate();
  const before = (first.getUTCDay() + 6) % 7;
  const cells = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length }, (_, day) => `${month}-${String(day + 1).padStart(2, '0')}`),
  ];
  while (cells.length % 7 !== 0) cells.push(null);
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
};

const counted = (count: number, unit: 'hour' | 'minute', locale: string): string[] =>
  count === 0
    ? []
    : [new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)];

/** 'Brisbane is 2 hours ahead of you.' */
export const differenceText = (
  { office, visitor, at }: { office: string; visitor: string; at: Date },
  words: Pick<typeof text, 'sameTime' | 'ahead' | 'behind'>,
  locale = ENGLISH,
): string => {
  const minutes = minutesAhead(office, visitor, at);
  const city = cityOf(office);
  if (minutes === 0) return words.sameTime({ office: city });
  const difference = new Intl.ListFormat(locale, { type: 'conjunction' }).format([
    ...counted(Math.floor(Math.abs(minutes) / 60), 'hour', locale),
    ...counted(Math.abs(minutes) % 60, 'minute', locale),
  ]);
  return (minutes > 0 ? words.ahead : words.behind)({ office: city, difference });
};

/** '$1,250,000', in the way of the language. */
export const dollarsText = (amount: number, locale: string): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'AUD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount);

/** One row a free time; those that are taken one after the other are one row, from the first to the last. */
export const slotRows = (
  free: readonly FreeTime[],
  taken: readonly FreeTime[],
): { time: FreeTime; takenUntil: string | null }[] => {
  const rows: { time: FreeTime; takenUntil: string | null }[] = [];
  const isTaken = new Set(taken.map(({ startTime }) => startTime));
  for (const time of [...free, ...taken].toSorted(
    (a, b) => Date.parse(a.startTime) - Date.parse(b.startTime),
  )) {
    const last = rows.at(-1);
    if (!isTaken.has(time.startTime)) rows.push({ time, takenUntil: null });
    else if (last && last.takenUntil !== null) last.takenUntil = time.startTime;
    else rows.push({ time, takenUntil: time.startTime });
  }
  return rows;
};

/** Those nearest to a moment, in their order. */
export const nearest = (times: readonly FreeTime[], moment: string, count: number): FreeTime[] =>
  times
    .toSorted(
      (a, b) =>
        Math.abs(Date.parse(a.startTime) - Date.parse(moment)) -
        Math.abs(Date.parse(b.startTime) - Date.parse(moment)),
    )
    .slice(0, count)
    .toSorted((a, b) => Date.parse(a.startTime) - Date.parse(b.startTime));
