import type { DayPart, WantedHours } from '@propguard/rules/booking/wanted-days';
import { sieveOf } from '../sieve.ts';
import { busyUntil } from './busy-until.ts';
import { edged } from './day-words.ts';
import { isDenied } from './denied.ts';

const PARTS: Readonly<Record<DayPart, RegExp>> = {
  morning: edged(
    '(?<=(?:\\d|the|day|tomorrow) ?)a\\.?m\\.?|mornings?|first thing|(?:\\w+tag|mittwoch)?vormittags?|morgens|morgen fruh|(?:samstag|sonntag|montag|dienstag|mittwoch|donnerstag|freitag)s? ?morgen|matin|matinee|por la manana|de la manana|(?<=las )mananas|mattin[aeo]|(?:de|pela) manha|manhas?',
    'утр[оа]м?|上午|早上|午前|朝|오전|아침|सुबह|صباح',
  ),
  afternoon: edged(
    'afternoons?|arvos?|p\\.?m\\.?|(?:\\w+tag|mittwoch)?nachmittags?|apres[- ]?midi|aprem|por la tarde|de la tarde|tardes?|pomeriggi?o?|(?:de|a|pela) tarde',
    'днём|днем|после обеда|下午|午後|昼|오후|दोपहर|بعد الظهر|العصر|عصرا',
  ),
  evening: edged(
    'evenings?|tonight|after work|(?:\\w+tag|mittwoch)?abends?|soir(?:ee)?|por la noche|noches?|sera|stasera|(?:de|a) noite|noites?',
    'вечер|晚上|傍晚|夕方|夜|저녁|शाम|مساء',
  ),
};

const two = (part: number): string => String(part).padStart(2, '0');
const NOON = 12;
const HALF = 30;
/** Halves of the day as they are said after an hour: '1 in the arvo', '3 heures de l'après-midi', 'الساعة 3 العصر'. */
const LATER_WORDS =
  "in the (?:arvo|afternoon|evening)|(?:am )?nachmittags?|abends|(?:heures? )?(?:de l'apres[- ]?midi|du soir)|de la (?:tarde|noche)|del pomeriggio|di sera|da (?:tarde|noite)|(?:час(?:ов|а)? )?(?:вечера|дня)|(?:ال)?عصرا?|ظهرا|بعد الظهر|(?:ال)?مساء";
const SOONER_WORDS =
  '(?:in the )?morning|vormittags|(?:heures? )?du matin|de la manana|(?:del mattino|di mattina)|da manha|(?:час(?:ов|а)? )?утра|صباحا|الصبح';
const LATER = new RegExp(`^(?:p\\.?m\\.?|下午|午後|오후|शाम|晚上|${LATER_WORDS})`, 'u');
const SOONER = new RegExp(`^(?:a\\.?m\\.?|上午|午前|오전|सुबह|${SOONER_WORDS})`, 'u');

/** A time of day with the words that make it one: '10:30', '10 am', '10h', '10 Uhr', '上午10点半', '10 बजे'. */
const CLOCK = new RegExp(
  String.raw`(上午|下午|午前|午後|오전|오후|晚上|सुबह|शाम)? ?(?<![\d/.:$])(\d{1,2})(?:(?::|\.|h| ?uhr | ?[時点點시] ?)(\d{2})(?!\d)(?: ?[分분])?|( ?[時点點시]半| ?시 ?반))? ?(${LATER_WORDS}|${SOONER_WORDS}|a\.?m\.?\b|p\.?m\.?\b|uhr\b|o'clock\b|h(?:eures?|rs?)?\b|[時点點시]|बजे|часов|часа)?`,
  'gu',
);

/** 'At 10': a bare number is a time only after such a word. */
const AT =
  /(?:\b(?:at|around|about|um|gegen|a las?|sobre las|alle|verso le|vers|as|pelas)|в|около|к|الساعة) $/u;

const timeIn = (text: string): { time: string; isSure: boolean } | undefined => {
  for (const found of text.matchAll(CLOCK)) {
    const [whole, before = '', hours = '', minutes, half, after = ''] = found;
    const lead = text.slice(0, found.index + whole.indexOf(hours));
    if (minutes === undefined && !half && after === '' && before === '' && !AT.test(lead)) continue;
    const end = found.index + whole.trimEnd().length;
    // 'Not half past five, half past four'.
    if (isDenied(text, before === '' ? lead.length : found.index, end)) continue;
    const hour = Number(hours);
    const minute = half ? HALF : Number(minutes ?? 0);
    if (hour > 23 || minute > 59) continue;
    const isLater = LATER.test(before) || LATER.test(after);
    const isSooner = SOONER.test(before) || SOONER.test(after);
    const isPast = isLater && hour < NOON;
    const isMidnight = isSooner && hour === NOON;
    return {
      time: `${two(isMidnight ? 0 : isPast ? hour + NOON : hour)}:${two(minute)}`,
      isSure: isLater || isSooner || hour > NOON,
    };
  }
  return undefined;
};

/** An hour in a span: '4', '4:30', '4 pm', '16 Uhr', '16h30'. */
const HOUR = String.raw`(?<!\d)(\d{1,2})(?:[:.h](\d{2}))?(?!\d)(?: ?(a\.?m\b\.?|p\.?m\b\.?|uhr\b|o'clock\b|h\b|hrs?\b|heures?\b|часов|часа|ч(?!\p{L})|[点點時时시]|बजे))?`;
/** What is counted is no hour: 'after 2 offers', 'from 3 bedrooms', 'after 21 November'. */
const NO_COUNT = String.raw`(?! ?(?:st|nd|rd|th|[/%$]|k\b|m\b|km|days?|weeks?(?!d)|months?|years?|yrs?|hours?|min|beds?\b|bedroom|bath|people|of us|offers?|homes?|houses?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|tage|jour|dias|giorni|дн))`;
const led = (words: string): string =>
  String.raw`(?<![\p{L}])(?:${words})(?: (?:about|around|las?|le|les|as))? ${HOUR}${NO_COUNT}`;

const BETWEEN = new RegExp(
  String.raw`(?<![\p{L}])(?:between|from|zwischen|von|entre|de|tra|fra|dalle|das|между|с) (?:le |les |las? )?${HOUR} ?(?:and|to|until|till|-|und|bis|et|a|y|e|alle|as|и|до) ?(?:le |les |las? )?${HOUR}${NO_COUNT}`,
  'u',
);
/** 'Lunch 12-2': which half of the day it is, is said before it. */
const PART_BEFORE =
  /\b(?:lunch ?(?:time|break|hour)?|mid-?day|noon|arvos?|afternoons?|mornings?|evenings?)s?,? ?$/u;
/** Without a word before it, only one with a half of the day is a span: '2-4pm', and not '3-4 bedrooms'. */
const RANGE = new RegExp(`${HOUR} ?(?:-|to|till|until) ?${HOUR}${NO_COUNT}`, 'u');
const AFTER = new RegExp(
  `${led('after|from|past|(?<!no |not )later than|not before|never before|no earlier than|not earlier than|nicht vor|pas avant|no antes de|non prima(?: delle)?|nao antes d[ea]s?|не раньше|nach|ab|apres|a partir d[ea]s?|despues de|dopo|depois da?s?|после|с|بعد(?: الساعة)?|من(?: الساعة)?')}|${HOUR} ?(?:or later|onwards?|or after|and later|and after|以后|之后|后|以後|以降|過ぎ|이후|넘어서?|지나서?|के बाद)`,
  'u',
);
const BEFORE = new RegExp(
  `${led("before|until|till|'?til|by|jusqu'?a|hasta|fino (?:alle|a)|entro|no later than|not after|not later than|earlier than|vor|bis|avant|antes d[ea]s?|prima(?: delle)?|ate(?: as)?|до|قبل(?: الساعة)?")}|${HOUR} ?(?:or earlier|or before|以前|之前|前|まで|より前|이전|전에|के पहले|से पहले)`,
  'u',
);

/** Homes are shown by day: 'after 4' is in the afternoon, 'before 10' in the morning. */
const AFTERNOON_UNTIL = 6;
const hourText = (
  hours: string | undefined,
  minutes: string | undefined,
  half: string | undefined,
): string | null => {
  const hour = Number(hours);
  if (hours === undefined || hour > 23) return null;
  const isLater = half?.startsWith('p') === true && hour < NOON;
  const isMeant = half?.startsWith('a') !== true && hour >= 1 && hour <= AFTERNOON_UNTIL;
  const isMidnight = half?.startsWith('a') === true && hour === NOON;
  return `${two(isMidnight ? 0 : isLater || isMeant ? hour + NOON : hour)}:${minutes ?? '00'}`;
};

type Bounds = { notBefore?: string; before?: string; text: string };

const without = (text: string, found: RegExpExecArray): string =>
  text.slice(0, found.index) + ' '.repeat(found[0].length) + text.slice(found.index + found[0].length);

const spanIn = (text: string): Bounds | null => {
  const said = BETWEEN.exec(text) ?? RANGE.exec(text);
  if (!said) return null;
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = said;
  const isOfDay = BETWEEN.test(text) || PART_BEFORE.test(text.slice(0, said.index));
  const isBare = !isOfDay && fromHalf === undefined && toHalf === undefined;
  const isEvening =
    toHalf?.startsWith('p') === true &&
    Number(fromHour) > AFTERNOON_UNTIL &&
    Number(fromHour) < Number(toHour);
  const from = hourText(fromHour, fromMinute, fromHalf ?? (isEvening ? toHalf : undefined));
  const to = hourText(toHour, toMinute, toHalf);
  if (isBare || from === null || to === null || to <= from) return null;
  return { notBefore: from, before: to, text: without(text, said) };
};

const BUSY_UNTIL = busyUntil(HOUR);
const GROUPS_OF_HOUR = 3;
/** Nobody works until seven in the morning. */
const WORKED_UNTIL = 8;

const busyIn = (text: string): Bounds | null => {
  const said = BUSY_UNTIL.exec(text);
  if (!said) return null;
  const at = said.findIndex((group, index) => index % GROUPS_OF_HOUR === 1 && group !== undefined);
  const [hours, minutes, half] = [said[at], said[at + 1], said[at + 2]];
  const isEvening = half === undefined && Number(hours) <= WORKED_UNTIL;
  const notBefore = hourText(hours, minutes, isEvening ? 'pm' : half);
  return notBefore === null ? null : { notBefore, text: without(text, said) };
};

/** Between which hours; what says so is cut out, so that it is no time of its own. */
const boundsIn = (text: string): Bounds => {
  const whole = busyIn(text) ?? spanIn(text);
  if (whole) return whole;
  const bounds: Bounds = { text };
  for (const [name, pattern] of [
    ['notBefore', AFTER],
    ['before', BEFORE],
  ] as const) {
    const found = pattern.exec(bounds.text);
    const hour = found && hourText(found[1] ?? found[4], found[2] ?? found[5], found[3] ?? found[6]);
    if (!found || !hour) continue;
    bounds[name] = hour;
    bounds.text = without(bounds.text, found);
  }
  return bounds;
};

/** 'Late afternoon' is a part of a part. */
const FINER: readonly [RegExp, WantedHours][] = [
  [/\blate(?:r)? (?:in the )?(?:afternoon|arvo)\b/u, { part: 'afternoon', notBefore: '15:00' }],
  [/\bearly (?:in the )?(?:afternoon|arvo)\b/u, { part: 'afternoon', before: '15:00' }],
  [/\b(?:late(?:r)?(?:ish)? (?:in the )?|mid-? ?)mornings?\b/u, { part: 'morning', notBefore: '10:00' }],
  [/\b(?:early (?:in the )?morning|first thing)\b/u, { part: 'morning', before: '10:00' }],
  [/\bafter school\b/u, { notBefore: '15:30' }],
  [
    /\b(?:end of the day|late in the day)\b|\bam ende des tages\b|\bfin de journee\b|\bal final del dia\b|\b(?:a )?fine giornata\b|\bfim do dia\b|в конце дня|在?傍晚前后/u,
    { notBefore: '16:00' },
  ],
  [
    /\bnach (?:der arbeit|dem buro|feierabend)\b|\bapres (?:le|mon) (?:travail|boulot)\b|\bdespues del? (?:mi )?trabajo\b|\bdopo il lavoro\b|\b(?:depois d[oe]|apos o) (?:meu )?trabalho\b|после работы|下班(?:以?后|之后)|下班後|仕事(?:の後|終わり|帰り|が終わ)|퇴근 ?(?:후|하고|길)|(?:काम|ऑफिस|दफ़?्तर|ड्यूटी) के बाद|بعد (?:الدوام|العمل|الشغل)/u,
    { notBefore: '17:00' },
  ],
  [
    /\bmiddle of the day\b|\blunch ?(?:time|break|hour)?\b|\bmid-?day ?ish\b|\bmittags\b|\ben milieu de journee\b|\ba mediodia\b|\ba mezzogiorno\b|\bao meio-?dia\b|(?<!apres[- ])\bmidi\b|в обед|в полдень|中午|お昼|昼頃|점심|दोपहर में|(?<!بعد )الظهر(?!ية)/u,
    { notBefore: '11:00', before: '14:00' },
  ],
  [
    /\b(?:spater|am spaten) nachmittag\b|\bspatnachmittags?\b|\bfin d'apres-midi\b|\bultima hora de la tarde\b|\btardo pomeriggio\b|\bfim da tarde\b|傍晚/u,
    { notBefore: '15:00' },
  ],
  [
    /\b(?:spater|am spaten) vormittag\b|\bfin de matinee\b|\bmedia manana\b|\bmeta mattina\b/u,
    { part: 'morning', notBefore: '10:00' },
  ],
  [
    /\ba primera hora\b|\bfruh am morgen\b|\btot le matin\b|\bdi buon'?ora\b|\bde manha cedo\b|清早|一大早|早朝|아침 일찍|सुबह जल्दी/u,
    { part: 'morning', before: '10:30' },
  ],
];

const PART_NAMES = Object.keys(PARTS) as DayPart[];
const partsIn = (text: string): WantedHours => {
  const said = PART_NAMES.flatMap((part) => {
    const found = PARTS[part].exec(text);
    return found ? [{ part, isNot: isDenied(text, found.index, found.index + found[0].length) }] : [];
  });
  const wanted = said.find(({ isNot }) => !isNot);
  if (wanted) return { part: wanted.part };
  const [not] = said;
  return not ? { notPart: not.part } : {};
};

const inPart = (clock: { time: string; isSure: boolean }, part: DayPart | undefined) => {
  const hour = Number(clock.time.slice(0, 2));
  if (part === undefined) return clock;
  const isLater = part !== 'morning' && hour < NOON;
  return { time: isLater ? `${two(hour + NOON)}${clock.time.slice(2)}` : clock.time, isSure: true };
};

export type SaidHours = WantedHours & {
  /** Whether '10:30' can only be in the morning. */
  isSure?: boolean;
};

const mayBeFiner = sieveOf(FINER, ([pattern]) => pattern);

/** At which time of day; `text` is without the date. */
export const hoursSaid = (text: string): SaidHours => {
  const { text: rest, ...bounds } = boundsIn(text);
  // 'Only lunch, 12-2': hours that are said are meant.
  const isExact = bounds.notBefore !== undefined && bounds.before !== undefined;
  const finer = isExact ? undefined : mayBeFiner(text).find(([pattern]) => pattern.test(text));
  if (finer) return finer[1];
  const clock = Object.keys(bounds).length > 0 ? undefined : timeIn(rest);
  const parts = partsIn(rest);
  // 'About two on Sunday afternoon' says which half of the day, and that it is about two.
  if (clock) return clock.isSure ? clock : inPart(clock, parts.part);
  // 'Mornings are best, the little one sleeps after lunch': what is wanted is the morning.
  const isApart = parts.part === 'morning' && (bounds.notBefore ?? '') >= '12:00';
  return { ...parts, ...(isApart ? {} : bounds) };
};
