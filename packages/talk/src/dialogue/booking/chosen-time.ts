import { suitsHours } from '@propguard/rules/booking/wanted-days';
import { plainText } from '../../understanding/clean-text.ts';
import { alternativesIn } from '../../understanding/when/alternatives.ts';
import { afterCorrection } from '../../understanding/when/corrected.ts';
import { withoutTypos } from '../../understanding/when/time-typos.ts';
import { type SaidTime, type SaidWishes, whenSaid } from '../../understanding/when-said.ts';
import { NONE_SUITS } from './booking-words.ts';
import {
  ANY_ONE,
  EARLIEST,
  EARLIEST_IN_DAY,
  LATEST,
  LATEST_IN_DAY,
  MIDDLE,
  NEAREST,
  NUMBERED,
  NUMBERED_IN_WORDS,
  ORDINALS,
} from './choice-words.ts';
import { hourAlone } from './hour-said.ts';
import { shiftDaysSaid } from './shift-said.ts';
import { saysHours } from './still-wanted.ts';

/** A time that was offered: when it is, and what the clocks of the office show then. */
export type OfferedTime = { startsAt: string; text: string; day: string; weekday: number; time: string };

const NOON = 12;
const later = (time: string): string => `${Number(time.slice(0, 2)) + NOON}${time.slice(2)}`;
const dayOf = ({ day }: OfferedTime): number => Number(day.slice(-2));

const isOnDay = (said: SaidTime, offered: OfferedTime): boolean =>
  (said.weekday === undefined || said.weekday === offered.weekday) &&
  (said.weekdays === undefined || said.weekdays.includes(offered.weekday)) &&
  (said.date === undefined || offered.day.endsWith(said.date)) &&
  (said.dayOfMonth === undefined || said.dayOfMonth === dayOf(offered)) &&
  (said.month === undefined || said.month === Number(offered.day.slice(5, 7)));

/** Whether an offered time is one that was said. */
export const fits = ({ either = [], ...said }: SaidWishes, offered: OfferedTime): boolean =>
  fitsOne(said, offered) || either.some((one) => fitsOne(one, offered));

const fitsOne = (said: SaidTime, offered: OfferedTime): boolean =>
  isOnDay(said, offered) &&
  suitsHours(offered.time, said) &&
  (said.time === undefined ||
    offered.time === said.time ||
    (!said.isSure && offered.time === later(said.time)));

/** One of them is named, and not what all that suits has in common: 'after four' asks for whatever there is. */
const isOfOffered = (said: SaidTime): boolean =>
  [
    said.near,
    said.inDays,
    said.isNext,
    said.weeksOn,
    said.dayBound,
    said.notWeekdays,
    said.notPart,
    said.notBefore,
    said.before,
    said.windows,
  ].every((one) => one === undefined);

const only = (offered: readonly OfferedTime[]): OfferedTime | null =>
  offered.length === 1 ? (offered[0] ?? null) : null;

/** By an hour alone, where one of them is at it. */
export const byHour = (text: string, offered: readonly OfferedTime[]): OfferedTime | null => {
  const time = hourAlone(text);
  if (time === null) return null;
  return only(offered.filter((one) => one.time === time || one.time === later(time)));
};

/** 'Fri 430': beside a day a bare number is the hour, unless it is the date of that day. */
const atHour = (text: string, offered: readonly OfferedTime[]): readonly OfferedTime[] => {
  const time = hourAlone(text);
  const isDate = offered.some((one) => time === `${String(dayOf(one)).padStart(2, '0')}:00`);
  if (time === null || isDate) return offered;
  return offered.filter((one) => one.time === time || one.time === later(time));
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const least = (offered: readonly OfferedTime[], away: (time: number) => number): OfferedTime | null =>
  offered.reduce<OfferedTime | null>(
    (best, one) => (best && away(minutesOf(best.time)) <= away(minutesOf(one.time)) ? best : one),
    null,
  );

const NEAR_MINUTES = 120;
/** 'Whichever is nearest to midday', 'the latest in the day': by the clock, on whichever day. */
const byClock = (text: string, offered: readonly OfferedTime[]): OfferedTime | null => {
  if (LATEST_IN_DAY.test(text)) return least(offered, (minutes) => -minutes);
  if (EARLIEST_IN_DAY.test(text)) return least(offered, (minutes) => minutes);
  const said = NEAREST.test(text) ? whenSaid(text) : null;
  if (said?.time === undefined) return null;
  const wanted = [said.time, ...(said.isSure ? [] : [later(said.time)])].map(minutesOf);
  const away = (minutes: number): number => Math.min(...wanted.map((one) => Math.abs(one - minutes)));
  const { time: _, ...day } = said;
  const one = least(
    offered.filter((time) => isOnDay(day, time)),
    away,
  );
  return one && away(minutesOf(one.time)) <= NEAR_MINUTES ? one : null;
};

/** By its place in the list: 'the second one', 'number 2', 'the later one', 'the middle one', 'either'. */
const byPlace = (text: string, offered: readonly OfferedTime[]): OfferedTime | null => {
  const named = ORDINALS.findIndex((ordinal) => ordinal.test(text));
  if (offered[named]) return offered[named];
  const spelt = NUMBERED_IN_WORDS.findIndex((number) => number.test(text));
  if (offered[spelt]) return offered[spelt];
  const number = Number(NUMBERED.exec(text)?.slice(1).find(Boolean));
  if (offered[number - 1]) return offered[number - 1] ?? null;
  if (LATEST.test(text)) return offered.at(-1) ?? null;
  if (EARLIEST.test(text) || (ANY_ONE.test(text) && !NONE_SUITS.test(text))) return offered[0] ?? null;
  const middle = (offered.length - 1) / 2;
  return MIDDLE.test(text) && Number.isInteger(middle) ? (offered[middle] ?? null) : null;
};

/** 'The 2nd' is the second of them; the 2nd of a month is meant where one of them is on it, or it is said so. */
const isPlace = (text: string, { dayOfMonth, ...said }: SaidTime, offered: readonly OfferedTime[]): boolean =>
  dayOfMonth !== undefined &&
  Object.keys(said).length === 0 &&
  dayOfMonth <= offered.length &&
  offered.every((one) => dayOf(one) !== dayOfMonth) &&
  !/\b(?:on|by|before|after|from|until) the\b/u.test(text);

const chosenBy = (
  text: string,
  offered: readonly OfferedTime[],
  isYes: boolean,
): OfferedTime | null | 'none' => {
  const said = whenSaid(text);
  if (said && !isPlace(text, said, offered)) {
    const { isSoonest, ...when } = said;
    if (Object.keys(when).length > 0) {
      if (!isOfOffered(when)) return 'none';
      const onDay = offered.filter((one) => fits(when, one));
      const fitting = saysHours(when) ? onDay : atHour(text, onDay);
      // 'The later one on Saturday', 'the earliest morning one', 'sat 5'.
      const one = only(fitting) ?? (fitting.length > 1 ? byPlace(text, fitting) : null);
      if (one) return one;
      if (fitting.length > 1 && isSoonest) return fitting[0] ?? null;
      if (Object.keys(when).some((name) => name !== 'part')) return 'none';
      if (fitting.length === 0 && (EARLIEST.test(text) || LATEST.test(text))) return 'none';
    }
  }
  return byPlace(text, offered) ?? byHour(text, offered) ?? (isYes ? only(offered) : null);
};

/** 'Not the first, rather the last': one that is put aside is not taken as long as another is named. */
const DENIED =
  /^(?:(?:no|nein|non|nao|нет)[,.!]? )?(?:not|nicht|pas|no|non|nao|не) (?:\p{L}+ ){0,2}\p{L}+, ?(?:but |sondern |mais |sino |ma |mas |а )?(?=\S)/u;
const withoutDenied = (text: string): string => {
  const denied = DENIED.exec(text)?.[0] ?? '';
  return ORDINALS.some((ordinal) => ordinal.test(denied)) ? text.slice(denied.length) : text;
};

/** Which of the times that were offered a message means; null: none, or several. */
export const chosenTime = (
  message: string,
  offered: readonly OfferedTime[],
  isYes: boolean,
): OfferedTime | null => {
  const whole = plainText(message);
  const text = withoutTypos(withoutDenied(afterCorrection(whole)));
  const named = offered.find((one) => text.includes(plainText(one.text)));
  if (named) return named;
  // 'The next day' is counted from what is offered, and names none of it.
  const [first = text] = alternativesIn(text);
  if (shiftDaysSaid(first) !== undefined) return null;
  const chosen = byClock(first, offered) ?? chosenBy(first, offered, isYes);
  if (chosen === 'none') return null;
  if (chosen || text === whole) return chosen;
  // 'The second one. Sorry, I am slow with this' takes nothing back.
  const again = chosenBy(withoutTypos(whole), offered, isYes);
  return again === 'none' ? null : again;
};

const POINTS_AT = [...ORDINALS, ...NUMBERED_IN_WORDS, NUMBERED, LATEST, EARLIEST];

/** One that is named by its hour, its day or its place: beside other things that are said 'either is fine' means no time. */
export const namedTime = (message: string, offered: readonly OfferedTime[]): OfferedTime | null => {
  const text = plainText(message);
  const isNamed = whenSaid(text) !== null || POINTS_AT.some((words) => words.test(text));
  return isNamed ? chosenTime(message, offered, false) : null;
};
