import type {
  DayBound,
  HourWindow,
  NearDays,
  WantedDays,
  WantedTime,
} from '@propguard/rules/booking/wanted-days';
import { plainText } from './clean-text.ts';
import { onceAMessage } from './once-a-message.ts';
import { alternativesIn, bothIn, eitherIn } from './when/alternatives.ts';
import { isCircumstance } from './when/circumstance.ts';
import { afterCorrection } from './when/corrected.ts';
import { type DateSaid, dateSaid } from './when/dates-said.ts';
import { EARLY_IN, LATE_IN, NEAR, WEEKDAYS, WORKDAYS } from './when/day-words.ts';
import { isDenied } from './when/denied.ts';
import { hoursSaid } from './when/hours-said.ts';
import { isOccupied, isOccupiedUntil } from './when/occupied-days.ts';
import { hoursInFigures } from './when/spelt-hours.ts';
import { inFigures } from './when/spelt-times.ts';
import { withoutTypos } from './when/time-typos.ts';

export type SaidTime = WantedTime & {
  /** Whether '10:30' can only be in the morning. */
  isSure?: boolean;
  /** As soon as there is one. */
  isSoonest?: boolean;
};
/** Other times that are as welcome, and those that will do where the first are not to be had. */
export type SaidWishes = SaidTime & { either?: SaidTime[]; otherwise?: SaidTime[] };

type Spot = { start: number; end: number };
type SaidWeekday = Spot & { weekday: number; isNot: boolean };

const isNotWanted = (text: string, start: number, end: number): boolean =>
  isDenied(text, start, end) || isOccupied(text, start, end);

const weekdaysIn = (text: string): SaidWeekday[] => {
  const said = WEEKDAYS.flatMap((name, at): SaidWeekday[] => {
    const found = name.exec(text);
    if (!found) return [];
    const [start, end] = [found.index, found.index + found[0].length];
    return [{ weekday: at + 1, start, end, isNot: isNotWanted(text, start, end) }];
  }).sort((a, b) => a.start - b.start);
  // 'Thursday, as I am driven to the hairdresser on Mondays': of several the one that is told beside it is not wanted.
  const isAside = ({ start, end }: SaidWeekday): boolean => isCircumstance(text, start, end);
  const isAnyWanted = said.some((one) => !one.isNot && !isAside(one));
  return isAnyWanted ? said.map((one) => ({ ...one, isNot: one.isNot || isAside(one) })) : said;
};

const nearIn = (text: string): (Spot & { near: NearDays; isNot: boolean }) | undefined => {
  for (const near of Object.keys(NEAR) as NearDays[]) {
    const found = NEAR[near].exec(text);
    if (!found) continue;
    const [start, end] = [found.index, found.index + found[0].length];
    return { near, start, end, isNot: isNotWanted(text, start, end) };
  }
  return undefined;
};

const NEXT_BEFORE = /(?:(?<![\p{L}])(?:next|nachste[nrms]?|proxim[oa]|prossim[oa])|следующ\p{L}+) $/u;
const NEXT_AFTER = /^ (?:next(?! week)|prochaine?|que viene|que vem|prossim[oa])(?![\p{L}])/u;
/** 'Saturday week', 'a week from Saturday', 'the Saturday after next'. */
const WEEK_AFTER =
  /^,? (?:week(?![\p{L}-])|in a week|after (?:next|that)|the week after|in einer woche|in acht tagen|en huit|de la semaine d'apres|de la otra semana)/u;
const WEEK_BEFORE = /(?<![\p{L}])(?:week (?:from|on|after)(?: this| next)?|the following) $/u;
const FORTNIGHT_AFTER = /^,? (?:fortnight|in (?:two|2) weeks|en quinze|in zwei wochen)/u;
/** 'Not this Saturday but the next one'. */
const NOT_THIS = /\bnot this (?:coming )?$/u;
const BUT_NEXT = /^,?(?: but)? (?:the )?(?:next|following|one after|week after)/u;

const whichOf = (text: string, { start, end }: Spot): Pick<WantedDays, 'isNext' | 'weeksOn'> => {
  const [front, back] = [text.slice(0, start), text.slice(end)];
  if (FORTNIGHT_AFTER.test(back)) return { weeksOn: 2 };
  if (WEEK_AFTER.test(back) || WEEK_BEFORE.test(front)) return { weeksOn: 1 };
  if (NOT_THIS.test(front) && BUT_NEXT.test(back)) return { weeksOn: 1 };
  return NEXT_BEFORE.test(front) || NEXT_AFTER.test(back) ? { isNext: true } : {};
};

const BOUNDS: readonly [DayBound, RegExp][] = [
  [
    'from',
    /(?<![\p{L}])(?:from|starting|as of|ab|a partir d[eu]|desde|dal|с)(?: the| dem| next| this| el| le| il)* $/u,
  ],
  [
    'after',
    /(?<![\p{L}])(?:after|nach|apres|despues del?|dopo|depois d[eoa]|после)(?: the| dem| el| le| il)* $/u,
  ],
  [
    'until',
    /(?<![\p{L}])(?:by|until|till|no later than|bis(?: zum)?|jusqu'?au?|hasta|entro|ate|до)(?: the| el| le| il)* $/u,
  ],
  [
    'before',
    /(?<![\p{L}])(?:before|vor|avant|antes del?|prima d[ei]|antes d[eoa])(?: the| dem| el| le| il)* $/u,
  ],
];
const boundOf = (text: string, { start, end }: Spot): { dayBound?: DayBound } => {
  if (isOccupiedUntil(text, start, end)) return { dayBound: 'after' };
  const found = BOUNDS.find(([, words]) => words.test(text.slice(0, start)));
  return found ? { dayBound: found[0] } : {};
};

const WORKWEEK = [1, 2, 3, 4, 5];
const WEEKEND = [6, 7];

/** 'Early next week', 'late next week'. */
const partOfWeek = (text: string, { start }: Spot): { weekdays?: number[] } => {
  const front = text.slice(Math.max(0, start - 12), start + 3);
  if (EARLY_IN.test(front)) return { weekdays: [1, 2] };
  return LATE_IN.test(front) ? { weekdays: [4, 5] } : {};
};

const nearDays = (text: string): WantedDays => {
  const said = nearIn(text);
  if (!said) return {};
  if (said.isNot)
    return said.near === 'weekend' ? { notWeekdays: WEEKEND } : { near: said.near, dayBound: 'after' };
  const isWeek = said.near === 'next-week' || said.near === 'this-week';
  const isLater = /week after next/u.test(text.slice(said.start, said.end));
  return {
    near: said.near,
    ...(isWeek ? partOfWeek(text, said) : {}),
    ...(isLater ? { weeksOn: 1 } : {}),
    ...boundOf(text, said),
  };
};

const dateDays = (text: string, { start, end, ...said }: DateSaid): WantedDays =>
  isDenied(text, start, end) ? { ...said, dayBound: 'after' } : { ...said, ...boundOf(text, { start, end }) };

const weekdayDays = (text: string, said: readonly SaidWeekday[]): WantedDays => {
  const wanted = said.filter((one) => !one.isNot || whichOf(text, one).weeksOn !== undefined);
  const [first] = wanted;
  if (!first)
    return { ...nearDays(text), notWeekdays: [...said.map(({ weekday }) => weekday), ...notWorkdays(text)] };
  const { near } = nearDays(text);
  const inWeek = near === 'next-week' || near === 'this-week' ? { near } : {};
  if (wanted.length > 1) return { weekdays: wanted.map(({ weekday }) => weekday), ...inWeek };
  const which = whichOf(text, first);
  return {
    weekday: first.weekday,
    ...(near === 'next-week' ? { near } : which),
    // 'A week from Saturday' begins nothing.
    ...(which.weeksOn === undefined ? boundOf(text, first) : {}),
  };
};

/** 'Weekdays only': what never suits holds for every list that follows. */
const notWorkdays = (text: string): number[] => {
  const found = WORKDAYS.exec(text);
  if (!found) return [];
  return isDenied(text, found.index, found.index + found[0].length) ? WORKWEEK : WEEKEND;
};

const daysSaid = (text: string, date: DateSaid | undefined): WantedDays => {
  const weekdays = weekdaysIn(text);
  // 'Saturday in a week' counts from Saturday.
  const isCounted =
    date?.inDays !== undefined && weekdays.some((one) => whichOf(text, one).weeksOn !== undefined);
  if (date && !isCounted) {
    const [named] = weekdays.filter(({ isNot }) => !isNot);
    return { ...(named ? { weekday: named.weekday } : {}), ...dateDays(text, date) };
  }
  if (weekdays.length > 0) return weekdayDays(text, weekdays);
  const near = nearDays(text);
  const never = notWorkdays(text);
  return never.length === 0 || near.weekdays ? near : { ...near, notWeekdays: never };
};

const SOONEST =
  /\b(?:asap|as soon as (?:possible|you can|u can)|soonest|(?:first|next|earliest|soonest) (?:\w+ ){0,2}(?:available|possible|one (?:you have|you'?ve got|available)|time (?:you have|available|possible)|slots?|appointments?|openings?|you have|you'?ve got|u have|u got)|so bald wie moglich|so schnell wie moglich|fruhestmoglich\w*|nachstmoglich\w*|des que possible|le plus tot possible|au plus vite|lo antes posible|lo mas pronto posible|cuanto antes|il prima possibile|o mais (?:cedo|rapido) possivel|quanto antes)\b|как можно (?:скорее|раньше)|ближайш\p{L}+ (?:время|врем|слот|окно)\p{L}*|尽快|尽早|最早|最快|できるだけ早|なるべく早|一番早い|최대한 빨리|가능한 ?(?:한 )?빨리|가장 빠른|제일 빠른|जल्द से जल्द|जितनी जल्दी|सबसे जल्दी|في أقرب (?:وقت|فرصة)|أقرب موعد/u;

const blanked = (text: string, { start, end }: Spot): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);

const BESIDE_DAY = 16;
const besideDay = (text: string, end: number): string =>
  text.slice(end, end + BESIDE_DAY).split(/[,.;!?，。、،]/u, 1)[0] ?? '';

const saidIn = (text: string): SaidTime | null => {
  const date = dateSaid(text);
  const hours = hoursSaid(date ? blanked(text, date) : text);
  const days = daysSaid(text, date);
  // 'I can't do Saturday morning' rules out that morning, and no other; 'not Monday, and never mornings' all of them.
  const { notPart: _, part: __, ...otherHours } = hours;
  const isOfDay = weekdaysIn(text).some(
    ({ isNot, end }) => isNot && saysHours(hoursSaid(besideDay(text, end))),
  );
  const said: SaidTime = {
    ...days,
    ...(isOfDay ? otherHours : hours),
    ...(SOONEST.test(text) ? { isSoonest: true } : {}),
  };
  return Object.keys(said).length === 0 ? null : said;
};

const ONE_DAY: ReadonlySet<NearDays> = new Set<NearDays>(['today', 'tomorrow', 'weekend']);
const HOURS = ['part', 'notPart', 'notBefore', 'before', 'time', 'windows'] as const;
const saysHours = (said: SaidTime): boolean => HOURS.some((name) => said[name] !== undefined);
const hoursOf = (said: SaidTime): SaidTime =>
  Object.fromEntries(
    Object.entries(said).filter(([name]) => name === 'isSure' || (HOURS as readonly string[]).includes(name)),
  );
const isDated = ({ date, dayOfMonth, inDays }: SaidTime): boolean =>
  date !== undefined || dayOfMonth !== undefined || inDays !== undefined;
/** One day is named, and wanted. */
const namesDay = (said: SaidTime): boolean =>
  said.notWeekdays === undefined &&
  said.dayBound === undefined &&
  (said.weekday !== undefined || isDated(said) || (said.near !== undefined && ONE_DAY.has(said.near)));

/** Days that no single wish can say: 'today or tomorrow', 'the 20th or the 24th', 'Monday morning or Tuesday arvo'. */
const eitherOf = (text: string): SaidTime[] | null =>
  eitherAmong(eitherIn(text)) ?? eitherAmong(bothIn(text));

/** 'After four tomorrow or Friday': hours that come before the first day are those of all. */
const isHourFirst = (text: string): boolean => {
  const spots = [...weekdaysIn(text), nearIn(text), dateSaid(text)].flatMap((spot) => spot?.start ?? []);
  return saysHours(hoursSaid(text.slice(0, Math.min(...spots, text.length))));
};

const eitherAmong = (said: readonly string[]): SaidTime[] | null => {
  if (said.length < 2) return null;
  const parts = said.map(saidIn);
  const [first] = parts;
  if (!first) return null;
  const days = parts.filter((one) => one !== null);
  if (days.length < parts.length) return null;
  const windows = windowsAmong(days);
  if (windows) return [windows];
  if (!days.every(namesDay)) return null;
  const areWeekdays = days.every((one) => one.weekday !== undefined && !isDated(one));
  if (areWeekdays && !saysHours(first)) return null;
  const last = days.at(-1) ?? first;
  const shared = isHourFirst(said[0] ?? '') ? hoursOf(first) : saysHours(first) ? {} : hoursOf(last);
  return days.map((one) => (saysHours(one) ? one : { ...shared, ...one }));
};

/** 'Before nine or after five on weekdays': several hours of the same days. */
const windowsAmong = (parts: readonly SaidTime[]): SaidTime | null => {
  const days = parts.map(withoutHours);
  const named = days.filter((one) => Object.keys(one).length > 0);
  const areHours = parts.every(
    (one) => saysHours(one) && one.time === undefined && one.notPart === undefined,
  );
  if (!areHours || named.length === parts.length || named.length > 1) return null;
  const windows = parts.map(({ part, notBefore, before }) => given({ part, notBefore, before }));
  return { ...named[0], windows };
};
const given = (said: HourWindow): HourWindow =>
  Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
const withoutHours = (said: SaidTime): SaidTime =>
  Object.fromEntries(
    Object.entries(said).filter(
      ([name]) => !['isSure', 'isSoonest'].includes(name) && !(HOURS as readonly string[]).includes(name),
    ),
  );

/** A message as it is read for times: put right, and in figures. */
const asTimes = (text: string): string => hoursInFigures(inFigures(withoutTypos(text)));

const wishesIn = (text: string): SaidWishes | null => {
  const wishes = alternativesIn(asTimes(text)).flatMap((part) => {
    const [first, ...either] = eitherOf(part) ?? [saidIn(part)];
    const others = either.filter((one) => one !== null);
    return first ? [{ ...first, ...(others.length > 0 ? { either: others } : {}) }] : [];
  });
  const [first, ...otherwise] = wishes;
  if (!first) return null;
  return otherwise.length > 0 ? { ...first, otherwise } : first;
};

/** When a message says that somebody wants to come; null where it says nothing of it. */
export const whenSaid = onceAMessage((message): Readonly<SaidWishes> | null => {
  const text = plainText(message);
  const corrected = afterCorrection(text);
  // 'Sunday please. Sorry, it is my first time' takes nothing back.
  return wishesIn(corrected) ?? (corrected === text ? null : wishesIn(text));
});
