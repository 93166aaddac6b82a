import { numberSaid } from '../number-words.ts';
import { DAY_AFTER_TOMORROW, WEEKDAYS } from './day-words.ts';
import { isDenied } from './denied.ts';

/** A date that was said, and where it stands. */
export type DateSaid = {
  start: number;
  end: number;
  date?: string;
  dayOfMonth?: number;
  inDays?: number;
  month?: number;
};

const MONTHS: readonly RegExp[] = [
  /^(?:jan|january|januar|janvier|janv|enero|ene|gennaio|genn|janeiro|январ[ьяе])$/u,
  /^(?:feb|february|februar|fevrier|fevr|febrero|febbraio|fevereiro|fev|феврал[ьяе])$/u,
  /^(?:mar|march|marz|maerz|mars|marzo|marco|март[ае]?)$/u,
  /^(?:apr|april|avril|avr|abril|abr|aprile|апрел[ьяе])$/u,
  /^(?:may|mai|mayo|maggio|magg|maio|ма[яйе])$/u,
  /^(?:jun|june|juni|juin|junio|giugno|giu|junho|июн[ьяе])$/u,
  /^(?:jul|july|juli|juillet|juil|julio|luglio|lug|julho|июл[ьяе])$/u,
  /^(?:aug|august|aout|agosto|август[ае]?)$/u,
  /^(?:sep|sept|september|septembre|septiembre|settembre|setembro|сентябр[ьяе])$/u,
  /^(?:oct|october|oktober|okt|octobre|octubre|ottobre|ott|outubro|октябр[ьяе])$/u,
  /^(?:nov|november|novembre|noviembre|novembro|ноябр[ьяе])$/u,
  /^(?:dec|december|dezember|dez|decembre|diciembre|dic|dicembre|dezembro|декабр[ьяе])$/u,
];
const monthOf = (word: string | undefined): number => MONTHS.findIndex((name) => name.test(word ?? '')) + 1;

const two = (part: number): string => String(part).padStart(2, '0');
const dated = (month: number, day: number): string | undefined =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? `${two(month)}-${two(day)}` : undefined;

type Found = RegExpExecArray | RegExpMatchArray;
const spanOf = (found: Found): { start: number; end: number } => ({
  start: found.index ?? 0,
  end: (found.index ?? 0) + found[0].length,
});
const asDate = (found: Found, month: number, day: number): DateSaid | undefined => {
  const date = dated(month, day);
  return date === undefined ? undefined : { ...spanOf(found), date };
};

/** 'The 21st may work' names no month. */
const isMay = (text: string, { end }: { end: number }): boolean =>
  /\bmay$/u.test(text.slice(0, end)) && /^ (?:work|be|suit|do|not|also|still)\b/u.test(text.slice(end));

/** '21 November', 'November 21', '21/11', '21.11.', '2026-11-21', '11月21日', '11월 21일'. Australians write the day first. */
const dateIn = (text: string): DateSaid | undefined => {
  const iso = /(?<!\d)\d{4}-(\d{1,2})-(\d{1,2})(?!\d)/u.exec(text);
  if (iso) return asDate(iso, Number(iso[1]), Number(iso[2]));
  const asian = /(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일号]?/u.exec(text);
  if (asian) return asDate(asian, Number(asian[1]), Number(asian[2]));
  const slashed = /(?<![\d/.])(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?(?![\d/])/u.exec(text);
  if (slashed) return asDate(slashed, Number(slashed[2]), Number(slashed[1]));
  const dotted = /(?<![\d.])(\d{1,2})[.-](\d{1,2})(?:\.(?!\d)|[.-]\d{2,4}\b)/u.exec(text);
  if (dotted) return asDate(dotted, Number(dotted[2]), Number(dotted[1]));
  for (const found of text.matchAll(
    /(?<![\d:.])(\d{1,2})(?:st|nd|rd|th|er|º|\.)? ?(?:de |of |di )?(\p{L}{3,})/gu,
  )) {
    const month = monthOf(found[2]);
    if (month > 0 && !isMay(text, spanOf(found))) return asDate(found, month, Number(found[1]));
  }
  for (const found of text.matchAll(
    /(\p{L}{3,})\.? (?:the )?(\d{1,2})(?:st|nd|rd|th)?(?![\d:]| ?[ap]\.?m\b)/gu,
  )) {
    const month = monthOf(found[1]);
    if (month > 0) return asDate(found, month, Number(found[2]));
  }
  return undefined;
};

/** What an ordinal counts when it is no day: 'the 2nd one', 'on the 21st floor'. */
const NO_DAY =
  '(?! (?:ones?|options?|slots?|times?|choices?|homes?|house|property|place|listing|floor|level|storey|street|avenue|buyers?|home ?buyers?|bed|bath|visit|inspection))';
const NO_CLOCK = String.raw`(?![\d:/%]|[.h]\d)(?! ?(?:[ap]\.?m\b|o'clock|uhr|h\b|heures?|horas?|[点點時时시]|बजे|час|bed|bath|k\b|km|m2|sqm|years?|yrs?|min|days?|weeks?(?!d)|months?|percent|hectares?|acres?|homes|houses|ones?|options?))`;

const ANY_WEEKDAY = WEEKDAYS.map(({ source }) => source).join('|');

/** 'The 21st', 'on the 21', 'Sat 21', 'venerdì 27', 'am 21.', 'el 21', '21号'. */
const DAYS_OF_MONTH: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\d/.])(\d{1,2})(?:st|nd|rd|th)\b${NO_DAY}`, 'u'),
  new RegExp(String.raw`\bon the (\d{1,2})\b${NO_CLOCK}${NO_DAY}`, 'u'),
  // 'Saturday 10' is ten o'clock, 'Saturday 21' is no hour that anybody is shown a home at.
  new RegExp(
    String.raw`(?:\bthe|\bthu|(?:${ANY_WEEKDAY})\p{L}{0,4})[,.]? ?(?:(?:the|den|der|le|el|il|dia|o) )?(?<!\d)(1[3-9]|2\d|3[01])(?![\da-z])${NO_CLOCK}`,
    'u',
  ),
  /\b(?:am|den|zum|ab dem|nach dem) (\d{1,2})\.(?!\d)/u,
  new RegExp(
    String.raw`(?<!(?:dopo|prima|verso|fino|oltre|alle|dalle) )\b(?:le|el|il|el dia|il giorno|no dia|dia) (\d{1,2})\b(?:er)?${NO_CLOCK}`,
    'u',
  ),
  /(?<!\d)(\d{1,2})(?:-?го| числа)/u,
  /(?<!\d)(\d{1,2}) ?(?:[号號日일]|तारीख)/u,
  /يوم (\d{1,2})/u,
];

const dayOfMonthIn = (text: string): DateSaid | undefined => {
  for (const pattern of DAYS_OF_MONTH) {
    const found = pattern.exec(text);
    const day = Number(found?.[1]);
    if (found && day >= 1 && day <= 31) return { ...spanOf(found), dayOfMonth: day };
  }
  return undefined;
};

/** 'In a day', 'in a couple of days'. */
const OTHER_COUNTS: Readonly<Record<string, number>> = { a: 1, an: 1, couple: 2 };
const WEEK = 7;
const IN_DAYS =
  /\b(?:in|dans|en|tra|fra|em|dentro de) (?:about )?(?:a )?(\d{1,2}|[a-z]+)(?: of)? (days?|weeks?|tagen?|wochen?|jours?|semaines?|dias?|semanas?|giorn[oi]|settiman[ae])\b|через (\d{1,2}|неделю) ?(дн\p{L}+|недел\p{L}+)?/u;
const A_WEEK_ON = /\b(?:a|one) week (?:from|on from) (?:today|now)\b|\bthis time next week\b|\btoday week\b/u;
const A_FORTNIGHT_ON =
  /\b(?:in )?a fortnight(?:'s time)?\b|\b(?:in )?two weeks(?:'s?)? (?:time|from (?:now|today))\b/u;

const inDaysIn = (text: string): DateSaid | undefined => {
  const after = DAY_AFTER_TOMORROW.exec(text);
  if (after) return { ...spanOf(after), inDays: 2 };
  const week = A_WEEK_ON.exec(text);
  if (week) return { ...spanOf(week), inDays: WEEK };
  const fortnight = A_FORTNIGHT_ON.exec(text);
  if (fortnight) return { ...spanOf(fortnight), inDays: 2 * WEEK };
  const found = IN_DAYS.exec(text);
  if (!found) return undefined;
  const said = found[1] ?? found[3] ?? '';
  const count = said === 'неделю' ? WEEK : (OTHER_COUNTS[said] ?? numberSaid(said));
  const isWeeks = /^(?:week|woche|semain|semana|settiman|недел)/u.test(found[2] ?? found[4] ?? '');
  return count === null || count > 90
    ? undefined
    : { ...spanOf(found), inDays: isWeeks ? count * WEEK : count };
};

/** 'Some time in December'. */
const monthIn = (text: string): DateSaid | undefined => {
  for (const found of text.matchAll(
    /\b(?:in|im|en|a|em|during)(?: early| late| mid)? (\p{L}{4,})|в (\p{L}{3,})/gu,
  )) {
    const month = monthOf(found[1] ?? found[2]);
    if (month > 0) return { ...spanOf(found), month };
  }
  return undefined;
};

const firstIn = (text: string): DateSaid | undefined =>
  dateIn(text) ?? inDaysIn(text) ?? dayOfMonthIn(text) ?? monthIn(text);

/** The date that a message says, in whichever way; in figures, lower case, without accents. */
export const dateSaid = (text: string): DateSaid | undefined => {
  const first = firstIn(text);
  if (!first || !isDenied(text, first.start, first.end)) return first;
  // 'Not the 20th! I said Friday 27': of two the one that is not put aside.
  const blank = ' '.repeat(first.end - first.start);
  const other = firstIn(text.slice(0, first.start) + blank + text.slice(first.end));
  return other && !isDenied(text, other.start, other.end) ? other : first;
};
