import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { describe, expect, it } from 'vitest';
import { whenSaid } from './when-said.ts';

/** Who works until an hour comes after it. */
const WORKS_UNTIL_THREE: Record<AssistantLanguage, string> = {
  en: 'I work until 3 pm',
  de: 'Ich arbeite bis 15 Uhr',
  fr: 'Je travaille jusqu’à 15h',
  es: 'Trabajo hasta las 15:00',
  it: 'Lavoro fino alle 15',
  pt: 'Trabalho até às 15h',
  ru: 'Я работаю до 15 часов',
  zh: '我上班到下午3点',
  ja: '15時まで仕事です',
  ko: '오후 3시까지 일해요',
  hi: 'मैं 3 बजे तक काम करता हूँ',
  ar: 'أعمل حتى الساعة 3',
};
it.each(Object.entries(WORKS_UNTIL_THREE))('%s: works until three', (_, text) => {
  expect(whenSaid(text.replaceAll('’', "'"))).toEqual({ notBefore: '15:00' });
});

describe('busy until an hour', () => {
  it.each([
    ['I am work until 3 pm every day', { notBefore: '15:00' }],
    ['got a job till 12', { notBefore: '12:00' }],
    ['ive got a job on til 12', { notBefore: '12:00' }],
    ['busy till noon', { notBefore: '12:00' }],
    ['we both work till 5', { notBefore: '17:00' }],
    ['I work 9 to 5', { notBefore: '17:00' }],
    ['my wife works from 8 to 4', { notBefore: '16:00' }],
    ["I'm at uni until 2 on Friday", { weekday: 5, notBefore: '14:00' }],
    ['Saturday, but I work until 1', { weekday: 6, notBefore: '13:00' }],
    ['can’t make it until 4', { notBefore: '16:00' }],
    ['not free until 2', { notBefore: '14:00' }],
    ['I finish work at 3', { notBefore: '15:00' }],
    ['knock off at 4:30', { notBefore: '16:30' }],
    ['I work until 7', { notBefore: '19:00' }],
    ['bis 15 Uhr arbeite ich', { notBefore: '15:00' }],
    ['muss bis 16 Uhr arbeiten', { notBefore: '16:00' }],
    ['nicht vor 15 Uhr', { notBefore: '15:00' }],
    ['je suis au travail jusqu’à 16h', { notBefore: '16:00' }],
    ['pas avant 16h', { notBefore: '16:00' }],
    ['estoy ocupada hasta las 4', { notBefore: '16:00' }],
    ['no antes de las 4', { notBefore: '16:00' }],
    ['sono occupato fino alle 16', { notBefore: '16:00' }],
    ['не раньше 15', { notBefore: '15:00' }],
    ['занят до 16', { notBefore: '16:00' }],
    ['下午4点才下班', { notBefore: '16:00' }],
    ['4시에 퇴근해요', { notBefore: '16:00' }],
    ['عندي دوام إلى الساعة 4', { notBefore: '16:00' }],
  ])('%s', (text, said) => expect(whenSaid(text.replaceAll('’', "'"))).toEqual(said));
});

describe('an end of what suits stays one', () => {
  it.each([
    ['any time until 3', { before: '15:00' }],
    ['before 3', { before: '15:00' }],
    ['anything until 3 works for me', { before: '15:00' }],
    ['would before 3 work?', { before: '15:00' }],
    ['Jederzeit bis 15 Uhr', { before: '15:00' }],
    ['hasta las 3', { before: '15:00' }],
    ['fino alle 15', { before: '15:00' }],
  ])('%s', (text, said) => expect(whenSaid(text.replaceAll('’', "'"))).toEqual(said));
});

describe('about an hour', () => {
  it.each([
    ['1 in the arvo like you had before', { time: '13:00', isSure: true }],
    ['1 ish', { time: '01:00', isSure: false }],
    ['1ish in the arvo', { time: '13:00', isSure: true }],
    ['around 1', { time: '01:00', isSure: false }],
    ['about 2 on Sunday afternoon', { weekday: 7, time: '14:00', isSure: true }],
    ['Sunday arvo around 1', { weekday: 7, time: '13:00', isSure: true }],
    ['gegen 3 am Nachmittag', { time: '15:00', isSure: true }],
    ['vers 3 heures de l’après-midi', { time: '15:00', isSure: true }],
    ['a las 3 de la tarde', { time: '15:00', isSure: true }],
    ['alle 3 del pomeriggio', { time: '15:00', isSure: true }],
    ['às 3 da tarde', { time: '15:00', isSure: true }],
    ['الساعة ثلاثة العصر', { time: '15:00', isSure: true }],
    ['الساعة الثالثة عصراً', { time: '15:00', isSure: true }],
    ['الساعة سبعة مساءً', { time: '19:00', isSure: true }],
    ['الساعة عشرة صباحا', { time: '10:00', isSure: true }],
  ])('%s', (text, said) => expect(whenSaid(text.replaceAll('’', "'"))).toEqual(said));
});

const SUNDAY_AFTERNOON: Record<AssistantLanguage, string> = {
  en: 'Sunday arvo',
  de: 'Sonntagnachmittag',
  fr: 'dimanche après-midi',
  es: 'el domingo por la tarde',
  it: 'domenica pomeriggio',
  pt: 'domingo à tarde',
  ru: 'в воскресенье после обеда',
  zh: '周日下午',
  ja: '日曜の午後',
  ko: '일요일 오후',
  hi: 'रविवार दोपहर',
  ar: 'الأحد بعد الظهر',
};
it.each(Object.entries(SUNDAY_AFTERNOON))('%s: Sunday afternoon', (_, text) => {
  expect(whenSaid(text.replaceAll('’', "'"))).toEqual({ weekday: 7, part: 'afternoon' });
});

describe('one day instead of another', () => {
  it.each([
    ['on the Tuesday instead of Monday', { weekday: 2 }],
    ['can I do it on the Tuesday instead, I have the podiatrist on Monday', { weekday: 2 }],
    ["I've got a dentist appointment on Monday, Tuesday would be better", { weekday: 2 }],
    ['Monday I have the physio', { notWeekdays: [1] }],
    ['Dienstag statt Montag', { weekday: 2 }],
    ['mardi au lieu de lundi', { weekday: 2 }],
    ['el martes en vez del lunes', { weekday: 2 }],
    ['martedì invece di lunedì', { weekday: 2 }],
    ['terça-feira em vez de segunda-feira', { weekday: 2 }],
    ['во вторник вместо понедельника', { weekday: 2 }],
    ['周二，不是周一', { weekday: 2 }],
    ['月曜ではなく火曜', { weekday: 2 }],
    ['월요일 말고 화요일', { weekday: 2 }],
    ['सोमवार की जगह मंगलवार', { weekday: 2 }],
    ['الثلاثاء بدلا من الاثنين', { weekday: 2 }],
    ['I have a day off on Monday', { weekday: 1 }],
    ['I have the Monday free', { weekday: 1 }],
  ])('%s', (text, said) => expect(whenSaid(text.replaceAll('’', "'"))).toEqual(said));
});
