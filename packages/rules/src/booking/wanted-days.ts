import { addDays, dayIn, weekdayOf } from '../time/wall-time.ts';

export const DAY_PARTS = ['morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];
export const NEAR_DAYS = ['today', 'tomorrow', 'weekend', 'this-week', 'next-week'] as const;
export type NearDays = (typeof NEAR_DAYS)[number];
/** 'From Monday on', 'after Monday', 'by Friday', 'before Friday'. */
export const DAY_BOUNDS = ['from', 'after', 'until', 'before'] as const;
export type DayBound = (typeof DAY_BOUNDS)[number];

/** On which days somebody wants to come, as they said it: on the wall of the office, and without a year. */
export type WantedDays = {
  /** From Monday, 1, to Sunday, 7. */
  weekday?: number | undefined;
  /** Any of several: 'Monday or Tuesday', 'a weekday'. */
  weekdays?: number[] | undefined;
  notWeekdays?: number[] | undefined;
  /** 'Next Tuesday': for some the coming one, for others that of next week. */
  isNext?: boolean | undefined;
  /** 'Saturday week' is a week after the coming one. */
  weeksOn?: number | undefined;
  near?: NearDays | undefined;
  /** 'In three days'. */
  inDays?: number | undefined;
  /** '11-21' */
  date?: string | undefined;
  /** 'On the 21st', of whichever month is next. */
  dayOfMonth?: number | undefined;
  /** 'In December'. */
  month?: number | undefined;
  dayBound?: DayBound | undefined;
};

/** Hours that suit: a part of the day, or what lies between two of the clock. */
export type HourWindow = {
  part?: DayPart | undefined;
  notBefore?: string | undefined;
  before?: string | undefined;
};

/** At which time of day. */
export type WantedHours = {
  /** 'Before nine or after five': any of them. */
  windows?: HourWindow[] | undefined;
  part?: DayPart | undefined;
  notPart?: DayPart | undefined;
  /** '16:00' of 'any time after four'. */
  notBefore?: string | undefined;
  /** '11:00' of 'before eleven'. */
  before?: string | undefined;
  /** '10:30' */
  time?: string | undefined;
};

export type WantedTime = WantedDays & WantedHours;

const WEEK = 7;
const SATURDAY = 6;
const FORTNIGHT = 14;
const EVERY_WEEKDAY = [1, 2, 3, 4, 5, 6, 7];

const nextWeekday = (today: string, weekday: number): string =>
  addDays(today, (weekday - weekdayOf(today) + WEEK) % WEEK);

const isReal = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

/** The day of that date that comes next. A date that no year has is none. */
const nextDate = (today: string, date: string): string | null => {
  const year = Number(today.slice(0, 4));
  return [year, year + 1].map((each) => `${each}-${date}`).find((day) => isReal(day) && day >= today) ?? null;
};

const two = (part: number): string => String(part).padStart(2, '0');
const MONTHS = 12;

/** The next day with that number: a month that has none is passed over. */
const nextDayOfMonth = (today: string, dayOfMonth: number): string | null => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  for (let ahead = 0; ahead <= MONTHS; ahead += 1) {
    const at = month - 1 + ahead;
    const day = `${year + Math.floor(at / MONTHS)}-${two((at % MONTHS) + 1)}-${two(dayOfMonth)}`;
    if (isReal(day) && day >= today) return day;
  }
  return null;
};

/** Days in a row; of them only those weekdays that are named. */
export type DaySpan = { from: string; days: number; weekdays?: number[] };

const oneDay = (from: string): DaySpan => ({ from, days: 1 });

const monthSpan = (today: string, month: number): DaySpan => {
  const isPast = month < Number(today.slice(5, 7));
  const year = Number(today.slice(0, 4)) + (isPast ? 1 : 0);
  const first = `${year}-${two(month)}-01`;
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const from = first < today ? today : first;
  return { from, days: last - Number(from.slice(8)) + 1 };
};

const nearSpan = (today: string, near: NearDays): DaySpan => {
  const monday = addDays(today, WEEK + 1 - weekdayOf(today));
  switch (near) {
    case 'today':
      return oneDay(today);
    case 'tomorrow':
      return oneDay(addDays(today, 1));
    case 'weekend':
      return weekdayOf(today) === WEEK ? oneDay(today) : { from: nextWeekday(today, SATURDAY), days: 2 };
    case 'this-week':
      return { from: today, days: WEEK + 1 - weekdayOf(today) };
    default:
      return { from: monday, days: WEEK };
  }
};

const weekdaySpan = (today: string, weekday: number, { near, isNext, weeksOn }: WantedDays): DaySpan => {
  if (near === 'next-week') return oneDay(addDays(nearSpan(today, near).from, weekday - 1));
  const coming = nextWeekday(today, weekday);
  if (weeksOn !== undefined) return oneDay(addDays(coming, weeksOn * WEEK));
  if (!isNext) return oneDay(coming);
  if (coming === today) return oneDay(addDays(today, WEEK));
  // Still in this week: both readings are shown, each with its date.
  const isThisWeek = weekday > weekdayOf(today);
  return isThisWeek ? { from: coming, days: WEEK + 1, weekdays: [weekday] } : oneDay(coming);
};

const namedSpan = (wanted: WantedDays, today: string): DaySpan | null => {
  const { date, dayOfMonth, inDays, weekday, weekdays, weeksOn, near, month } = wanted;
  if (date !== undefined || dayOfMonth !== undefined) {
    const day = date === undefined ? nextDayOfMonth(today, dayOfMonth ?? 0) : nextDate(today, date);
    return day ? oneDay(day) : null;
  }
  if (inDays !== undefined) return oneDay(addDays(today, inDays));
  if (weekdays) return { ...(near ? nearSpan(today, near) : { from: today, days: WEEK }), weekdays };
  if (weekday !== undefined) return weekdaySpan(today, weekday, wanted);
  if (near) {
    const span = nearSpan(today, near);
    return { ...span, from: addDays(span.from, (weeksOn ?? 0) * WEEK) };
  }
  return month === undefined ? null : monthSpan(today, month);
};

const lastOf = ({ from, days }: DaySpan): string => addDays(from, days - 1);
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;

/** The days that a bound begins or ends; those of the week that were named stay the only ones. */
const within = (span: DaySpan, { dayBound, weekdays }: WantedDays, today: string): DaySpan => ({
  ...bounded(span, dayBound, today),
  ...(weekdays ? { weekdays } : {}),
});

const bounded = (span: DaySpan, bound: DayBound | undefined, today: string): DaySpan => {
  switch (bound) {
    case 'from':
      return { from: span.from, days: FORTNIGHT };
    case 'after':
      return { from: addDays(lastOf(span), 1), days: FORTNIGHT };
    case 'until':
      return { from: today, days: Math.max(1, daysBetween(today, lastOf(span))) };
    case 'before':
      return { from: today, days: Math.max(1, daysBetween(today, span.from) - 1) };
    default:
      return span;
  }
};

/** Which days are meant, from today on; null: any. */
export const wantedDays = (wanted: WantedDays, zone: string, now: Date): DaySpan | null => {
  const today = dayIn(zone, now);
  const { notWeekdays = [] } = wanted;
  const named = namedSpan(wanted, today);
  const span = named && within(named, wanted, today);
  if (notWeekdays.length === 0) return span;
  const weekdays = (span?.weekdays ?? EVERY_WEEKDAY).filter((day) => !notWeekdays.includes(day));
  return { ...(span ?? { from: today, days: FORTNIGHT }), weekdays };
};

/** Whether a day was named that no calendar has, as 31 November. */
export const isNoDay = (wanted: WantedDays, zone: string, now: Date): boolean =>
  (wanted.date !== undefined || wanted.dayOfMonth !== undefined) &&
  namedSpan(wanted, dayIn(zone, now)) === null;

/** A date whose weekday is another than the one that was said with it, and the day of that weekday which comes next. */
export const dayDiffers = (
  { weekday, date, dayOfMonth }: WantedDays,
  zone: string,
  now: Date,
): { date: string; said: string } | null => {
  const today = dayIn(zone, now);
  const named = weekday === undefined ? null : namedSpan({ date, dayOfMonth }, today);
  if (!named || weekday === undefined || weekdayOf(named.from) === weekday) return null;
  return { date: named.from, said: nextWeekday(today, weekday) };
};

const PARTS: Record<DayPart, readonly [string, string]> = {
  morning: ['00:00', '12:00'],
  afternoon: ['12:00', '17:00'],
  evening: ['17:00', '24:00'],
};

/** Whether a time of day, '09:30', is in a part of it. */
export const isInPart = (time: string, part: DayPart): boolean =>
  time >= PARTS[part][0] && time < PARTS[part][1];

/** Whether a time of day suits what was said of the hours; of one that was named, that is asked apart. */
export const suitsHours = (
  time: string,
  { part, notPart, notBefore, before, windows }: WantedHours,
): boolean =>
  (windows === undefined || windows.some((window) => suitsHours(time, window))) &&
  (part === undefined || isInPart(time, part)) &&
  (notPart === undefined || !isInPart(time, notPart)) &&
  (notBefore === undefined || time >= notBefore) &&
  (before === undefined || time < before);
