import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { describe, expect, it } from 'vitest';
import { whenSaid } from './when-said.ts';

const SATURDAY_MORNING: Record<AssistantLanguage, string> = {
  en: 'can I see it on Saturday morning?',
  de: 'Kann ich es am Samstagvormittag sehen?',
  fr: 'Puis-je la visiter samedi matin ?',
  es: '¿Puedo verla el sábado por la mañana?',
  it: 'Posso vederla sabato mattina?',
  pt: 'Posso ver no sábado de manhã?',
  ru: 'Можно посмотреть в субботу утром?',
  zh: '周六上午可以去看吗？',
  ja: '土曜の午前に見学できますか',
  ko: '토요일 오전에 볼 수 있나요?',
  hi: 'क्या मैं शनिवार सुबह देख सकता हूँ?',
  ar: 'هل يمكنني رؤيته السبت صباحا؟',
};
it.each(Object.entries(SATURDAY_MORNING))('%s: Saturday morning', (_, text) => {
  expect(whenSaid(text)).toEqual({ weekday: 6, part: 'morning' });
});

const TOMORROW_AT_TWO: Record<AssistantLanguage, string> = {
  en: 'tomorrow at 2 pm',
  de: 'morgen um 14 Uhr',
  fr: 'demain à 14h',
  es: 'mañana a las 14:00',
  it: 'domani alle 14:00',
  pt: 'amanhã às 14h',
  ru: 'завтра в 14:00',
  zh: '明天下午2点',
  ja: '明日14時',
  ko: '내일 오후 2시',
  hi: 'कल 14:00 बजे',
  ar: 'غدا الساعة 14:00',
};
it.each(Object.entries(TOMORROW_AT_TWO))('%s: tomorrow at two', (_, text) => {
  expect(whenSaid(text)).toEqual({ near: 'tomorrow', time: '14:00', isSure: true });
});

it.each([
  ['next Thursday or next week', { weekday: 4, near: 'next-week' }],
  ['this weekend', { near: 'weekend' }],
  ['on 21 November at 10.30', { date: '11-21', time: '10:30', isSure: false }],
  ['November 3rd', { date: '11-03' }],
  ['21/11 in the evening', { date: '11-21', part: 'evening' }],
  ['el sábado por la tarde', { weekday: 6, part: 'afternoon' }],
  ['halb zehn', { time: '09:30', isSure: false }],
  ['12 Smith Street', null],
  ['a 3 bedroom house under 900k', null],
  ['31 days on the market', null],
])('%s', (text, said) => {
  expect(whenSaid(text)).toEqual(said);
});

describe('a date', () => {
  it.each([
    ['the 21st', { dayOfMonth: 21 }],
    ['can I come on the 21st?', { dayOfMonth: 21 }],
    ['is the 21 free', { dayOfMonth: 21 }],
    ['on the 5', { dayOfMonth: 5 }],
    ['Sat 21', { weekday: 6, dayOfMonth: 21 }],
    ['Saturday the 21st', { weekday: 6, dayOfMonth: 21 }],
    ['the twenty-first', { dayOfMonth: 21 }],
    ['the twenty first of november', { date: '11-21' }],
    ['the second of December', { date: '12-02' }],
    ['the 21st of November', { date: '11-21' }],
    ['21st Nov', { date: '11-21' }],
    ['Nov 21', { date: '11-21' }],
    ['21/11', { date: '11-21' }],
    ['21.11.', { date: '11-21' }],
    ['21-11-2026', { date: '11-21' }],
    ['2026-11-21', { date: '11-21' }],
    ['the 21st may work', { dayOfMonth: 21 }],
    ['am 21.', { dayOfMonth: 21 }],
    ['le 21', { dayOfMonth: 21 }],
    ['el día 21', { dayOfMonth: 21 }],
    ['il 21', { dayOfMonth: 21 }],
    ['no dia 21', { dayOfMonth: 21 }],
    ['21-го', { dayOfMonth: 21 }],
    ['21号可以吗', { dayOfMonth: 21 }],
    ['21日はどうですか', { dayOfMonth: 21 }],
    ['21일에 볼 수 있나요', { dayOfMonth: 21 }],
    ['day after tomorrow', { inDays: 2 }],
    ['übermorgen', { inDays: 2 }],
    ['послезавтра', { inDays: 2 }],
    ['in three days', { inDays: 3 }],
    ['in a week', { inDays: 7 }],
    ['in a fortnight', { inDays: 14 }],
    ['some time in December', { month: 12 }],
    ['the 2nd one', null],
    ['on the 21st floor', null],
    ['3 out of 5', null],
  ])('%s', (text, said) => expect(whenSaid(text)).toEqual(said));
});

describe('a day of a week', () => {
  it.each([
    ['next Tuesday arvo', { weekday: 2, isNext: true, part: 'afternoon' }],
    ['Saturday week', { weekday: 6, weeksOn: 1 }],
    ['Saturday week at 10am', { weekday: 6, weeksOn: 1, time: '10:00', isSure: true }],
    ['a week from Saturday', { weekday: 6, weeksOn: 1 }],
    ['the Saturday after next', { weekday: 6, weeksOn: 1 }],
    ['not this Saturday but the next', { weekday: 6, weeksOn: 1 }],
    ['Saturday fortnight', { weekday: 6, weeksOn: 2 }],
    ['this coming Saturday', { weekday: 6 }],
    ['Monday or Tuesday', { weekdays: [1, 2] }],
    ['any weekday', { notWeekdays: [6, 7] }],
    ['weekdays are fine but not Mondays', { notWeekdays: [1, 6, 7] }],
    ['in settimana dopo le 17', { notWeekdays: [6, 7], notBefore: '17:00' }],
    ['weekdays but no mornings', { notWeekdays: [6, 7], notPart: 'morning' }],
    ['sat or sun but not before 11', { weekdays: [6, 7], notBefore: '11:00' }],
    ['early next week', { near: 'next-week', weekdays: [1, 2] }],
    ['late next week', { near: 'next-week', weekdays: [4, 5] }],
    ['the week after next', { near: 'next-week', weeksOn: 1 }],
    ['tonight', { near: 'today', part: 'evening' }],
    ['this arvo', { near: 'today', part: 'afternoon' }],
    ['tommorow morning', { near: 'tomorrow', part: 'morning' }],
    ['by Friday', { weekday: 5, dayBound: 'until' }],
    ['after the 21st', { dayOfMonth: 21, dayBound: 'after' }],
    ['from Monday on', { weekday: 1, dayBound: 'from' }],
    ['I am free on Saturday', { weekday: 6 }],
    ['Kann ich am Samstag kommen?', { weekday: 6 }],
    ['Saturday, sorry, Sunday', { weekday: 7 }],
    ['asap', { isSoonest: true }],
    ['nächsten Dienstag', { weekday: 2, isNext: true }],
    ['mardi prochain', { weekday: 2, isNext: true }],
  ])('%s', (text, said) => expect(whenSaid(text)).toEqual(said));
});

describe('hours', () => {
  it.each([
    ['any time after 4', { notBefore: '16:00' }],
    ['anytime after four', { notBefore: '16:00' }],
    ['after 4:30pm', { notBefore: '16:30' }],
    ['after 10', { notBefore: '10:00' }],
    ['4 or later', { notBefore: '16:00' }],
    ['before noon', { before: '12:00' }],
    ['no later than 3', { before: '15:00' }],
    ['between 2 and 4', { notBefore: '14:00', before: '16:00' }],
    ['between 11 and two', { notBefore: '11:00', before: '14:00' }],
    ['2-4pm', { notBefore: '14:00', before: '16:00' }],
    ['nach 16 Uhr', { notBefore: '16:00' }],
    ['après 16h', { notBefore: '16:00' }],
    ['después de las 4', { notBefore: '16:00' }],
    ['после 16', { notBefore: '16:00' }],
    ['half past ten', { time: '10:30', isSure: false }],
    ['quarter to three', { time: '02:45', isSure: false }],
    ['at ten', { time: '10:00', isSure: false }],
    ['10ish', { time: '10:00', isSure: false }],
    ['at noon', { time: '12:00', isSure: true }],
    ['late afternoon', { part: 'afternoon', notBefore: '15:00' }],
    ['after work', { part: 'evening' }],
    ['after lunch', { notBefore: '12:00' }],
    ['3-4 bedrooms', null],
    ['from 3 bedrooms', null],
  ])('%s', (text, said) => expect(whenSaid(text)).toEqual(said));
});

describe('what does not suit', () => {
  it.each([
    ['not mornings', { notPart: 'morning' }],
    ['mornings don’t work', { notPart: 'morning' }],
    ['mornings are no good for me', { notPart: 'morning' }],
    ['no mornings please', { notPart: 'morning' }],
    ['nicht vormittags', { notPart: 'morning' }],
    ['pas le matin', { notPart: 'morning' }],
    ['not in the morning, any time after 4', { notPart: 'morning', notBefore: '16:00' }],
    ['I can’t do Saturday', { notWeekdays: [6] }],
    ['not Monday or Tuesday', { notWeekdays: [1, 2] }],
    ['not on the weekend', { notWeekdays: [6, 7] }],
    ['not today', { near: 'today', dayBound: 'after' }],
    ['I can’t do the 21st', { dayOfMonth: 21, dayBound: 'after' }],
    ['why not Saturday?', { weekday: 6 }],
  ])('%s', (text, said) => expect(whenSaid(text.replaceAll('’', "'"))).toEqual(said));
});
