import type { DayPart, NearDays, WantedTime } from '@propguard/rules/booking/wanted-days';
import { plainText } from './clean-text.ts';

/** Words for days and parts of a day in all languages; in lower case, without the accents of Latin letters. */
const edged = (latin: string, others: string): RegExp => new RegExp(`\\b(?:${latin})\\b|${others}`, 'u');

const WEEKDAYS: readonly RegExp[] = [
  edged(
    'monday|mon|montag(?:s|morgen|abend|nachmittag|vormittag)?|lundi|lunes|lunedi|segunda(?:-feira)?',
    'понедельник|周一|星期一|礼拜一|月曜|월요일|सोमवार|الاثنين|الإثنين',
  ),
  edged(
    'tuesday|tues?|dienstag(?:s|morgen|abend|nachmittag|vormittag)?|mardi|martes|martedi|terca(?:-feira)?',
    'вторник|周二|星期二|礼拜二|火曜|화요일|मंगलवार|الثلاثاء',
  ),
  edged(
    'wednesday|weds?|mittwoch(?:s|morgen|abend|nachmittag|vormittag)?|mercredi|miercoles|mercoledi|quarta(?:-feira)?',
    'сред[уаы](?!\\p{L})|周三|星期三|礼拜三|水曜|수요일|बुधवार|الأربعاء|الاربعاء',
  ),
  edged(
    'thursday|thurs?|donnerstag(?:s|morgen|abend|nachmittag|vormittag)?|jeudi|jueves|giovedi|quinta(?:-feira)?',
    'четверг|周四|星期四|礼拜四|木曜|목요일|गुरुवार|बृहस्पतिवार|الخميس',
  ),
  edged(
    'friday|fri|freitag(?:s|morgen|abend|nachmittag|vormittag)?|vendredi|viernes|venerdi|sexta(?:-feira)?',
    'пятниц|周五|星期五|礼拜五|金曜|금요일|शुक्रवार|الجمعة',
  ),
  edged(
    'saturday|sat|samstag(?:s|morgen|abend|nachmittag|vormittag)?|sonnabends?|samedi|sabado|sabato',
    'суббот|周六|星期六|礼拜六|土曜|토요일|शनिवार|السبت',
  ),
  edged(
    'sunday|sonntag(?:s|morgen|abend|nachmittag|vormittag)?|dimanche|domingo|domenica',
    'воскресень|周日|周天|星期日|星期天|礼拜天|日曜|일요일|रविवार|इतवार|الأحد|الاحد',
  ),
];

const NEAR: Readonly<Record<NearDays, RegExp>> = {
  'next-week': edged(
    'next week|nachste(?:n|r)? woche|la semaine prochaine|semaine prochaine|la proxima semana|proxima semana|semana que viene|settimana prossima|prossima settimana|semana que vem',
    'следующ\\p{L}+ недел\\p{L}+|下周|下星期|下个星期|来週|다음 ?주|अगले (?:हफ़?्ते|सप्ताह)|الأسبوع القادم|الأسبوع المقبل',
  ),
  weekend: edged(
    'weekend|week-end|wochenende|fin de semana|finde|fine settimana|fim de semana',
    'выходн\\p{L}+|周末|週末|주말|सप्ताहांत|वीकेंड|نهاية الأسبوع|عطلة الأسبوع',
  ),
  'this-week': edged(
    'this week|diese(?:r)? woche|cette semaine|esta semana|questa settimana|nesta semana',
    'на этой неделе|本周|这周|这个星期|今週|이번 ?주(?!말)|इस (?:हफ़?्ते|सप्ताह)|هذا الأسبوع',
  ),
  tomorrow: edged(
    'tomorrow|tmrw|morgen(?! fruh)|demain|(?<!la )manana|domani|amanha',
    'завтра|明天|明日|내일|कल|غدا|غدًا|بكرة',
  ),
  today: edged("today|heute|aujourd'hui|hoy|oggi|hoje", 'сегодня|今天|今日|오늘|आज|اليوم'),
};

const PARTS: Readonly<Record<DayPart, RegExp>> = {
  morning: edged(
    'mornings?|a\\.?m\\.?|(?:\\w+tag|mittwoch)?vormittags?|morgens|morgen fruh|(?:samstag|sonntag|montag|dienstag|mittwoch|donnerstag|freitag)s? ?morgen|matin|matinee|por la manana|de la manana|mattin[ao]|(?:de|pela) manha|manha',
    'утр[оа]м?|上午|早上|午前|朝|오전|아침|सुबह|صباح',
  ),
  afternoon: edged(
    'afternoons?|arvo|p\\.?m\\.?|(?:\\w+tag|mittwoch)?nachmittags?|apres-midi|por la tarde|de la tarde|tarde|pomeriggio|(?:de|a|pela) tarde',
    'днём|днем|после обеда|下午|午後|昼|오후|दोपहर|بعد الظهر',
  ),
  evening: edged(
    'evenings?|after work|(?:\\w+tag|mittwoch)?abends?|soir(?:ee)?|por la noche|noche|sera|stasera|(?:de|a) noite|noite',
    'вечер|晚上|傍晚|夕方|夜|저녁|शाम|مساء',
  ),
};

const MONTHS: readonly RegExp[] = [
  /^(?:jan|janu|enero|janv|genn|январ)/u,
  /^(?:feb|fev|febbr|феврал)/u,
  /^(?:mar(?!di|tes|tedi)|marz|mars|март)/u,
  /^(?:apr|avr|abr|апрел)/u,
  /^(?:may|mai|mayo|magg|maio|мая|май)/u,
  /^(?:jun|juin|giu|июн)/u,
  /^(?:jul|juil|lug|июл)/u,
  /^(?:aug|aou|ago|август)/u,
  /^(?:sep|set|сентябр)/u,
  /^(?:oct|okt|ott|out|октябр)/u,
  /^(?:nov|ноябр)/u,
  /^(?:dec|dez|dic|декабр)/u,
];
const two = (part: number): string => String(part).padStart(2, '0');
const dated = (month: number, day: number): string | undefined =>
  month >= 1 && month <= 12 && day >= 1 && day <= 31 ? `${two(month)}-${two(day)}` : undefined;

/** '21 November', 'November 21', '21/11', '11月21日', '11월 21일'. Australians write the day first. */
const dateIn = (text: string): string | undefined => {
  const asian = /(\d{1,2}) ?[月월] ?(\d{1,2}) ?[日일号]?/u.exec(text);
  if (asian) return dated(Number(asian[1]), Number(asian[2]));
  const slashed = /(?<![\d/.])(\d{1,2})\/(\d{1,2})(?:\/\d{2,4})?(?![\d/])/u.exec(text);
  if (slashed) return dated(Number(slashed[2]), Number(slashed[1]));
  for (const [, day, word] of text.matchAll(
    /(\d{1,2})(?:st|nd|rd|th|er|º|\.)? ?(?:de |of |di )?(\p{L}{3,})/gu,
  )) {
    const month = MONTHS.findIndex((name) => name.test(word ?? ''));
    if (month >= 0) return dated(month + 1, Number(day));
  }
  for (const [, word, day] of text.matchAll(/(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?(?![\d:])/gu)) {
    const month = MONTHS.findIndex((name) => name.test(word ?? ''));
    if (month >= 0) return dated(month + 1, Number(day));
  }
  return undefined;
};

const NOON = 12;
const HALF = 30;
const LATER = /^(?:p\.?m\.?|下午|午後|오후|مساء|شام|शाम|晚上|de la tarde|da tarde|вечера|дня)/u;
const SOONER = /^(?:a\.?m\.?|上午|午前|오전|صباحا|सुबह|de la manana|da manha|утра)/u;

/** A time of day with the words that make it one: '10:30', '10 am', '10h', '10 Uhr', '上午10点半', '10 बजे'. */
const CLOCK =
  /(上午|下午|午前|午後|오전|오후|晚上|सुबह|शाम)? ?(?<![\d/.:$])(\d{1,2})(?:(?::|\.|h| ?uhr | ?[時点點시] ?)(\d{2})(?!\d)(?: ?[分분])?|( ?[時点點시]半| ?시 ?반))? ?(a\.?m\.?\b|p\.?m\.?\b|uhr\b|o'clock\b|h(?:eures?|rs?)?\b|[時点點시]|बजे|часов|часа|утра|вечера|дня|صباحا|مساء|de la manana|de la tarde|da manha|da tarde)?/gu;

/** 'At 10': a bare number is a time only after such a word. */
const AT = /(?:\b(?:at|around|about|um|gegen|a las|alle|vers)|в|около|الساعة) $/u;

const timeIn = (text: string): { time: string; isSure: boolean } | undefined => {
  for (const found of text.matchAll(CLOCK)) {
    const [whole, before = '', hours = '', minutes, half, after = ''] = found;
    const lead = text.slice(0, found.index + whole.indexOf(hours));
    if (minutes === undefined && !half && after === '' && before === '' && !AT.test(lead)) continue;
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

export type SaidTime = WantedTime & {
  /** Whether '10:30' can only be in the morning. */
  isSure?: boolean;
};

const nearIn = (text: string): NearDays | undefined =>
  (Object.keys(NEAR) as NearDays[]).find((near) => NEAR[near].test(text));
const partIn = (text: string): DayPart | undefined =>
  (Object.keys(PARTS) as DayPart[]).find((part) => PARTS[part].test(text));

/** When a message says that somebody wants to come; null where it says nothing of it. */
export const whenSaid = (message: string): SaidTime | null => {
  const text = plainText(message);
  const weekday = WEEKDAYS.findIndex((name) => name.test(text)) + 1;
  const near = nearIn(text);
  const date = dateIn(text);
  const clock = timeIn(text);
  const part = clock ? undefined : partIn(text);
  const said: SaidTime = {
    ...(weekday > 0 ? { weekday } : {}),
    ...(near === undefined || (weekday > 0 && near !== 'next-week') ? {} : { near }),
    ...(date === undefined ? {} : { date }),
    ...(part === undefined ? {} : { part }),
    ...(clock === undefined ? {} : clock),
  };
  return Object.keys(said).length === 0 ? null : said;
};
