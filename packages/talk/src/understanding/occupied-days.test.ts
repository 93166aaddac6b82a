import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { describe, expect, it } from 'vitest';
import { whenSaid } from './when-said.ts';

const said = (text: string) => whenSaid(text.replaceAll('’', "'"));

/** A day that is told as a circumstance is no wish for it. */
const WORKS_ON_SUNDAY: Record<AssistantLanguage, string[]> = {
  en: ['I’m rostered on for Sunday', 'rostered on for Sunday', 'im on shift sunday', 'I work Sundays'],
  de: ['Sonntag arbeite ich', 'am Sonntag habe ich Dienst', 'ich muss am Sonntag arbeiten'],
  fr: ['je travaille dimanche', 'dimanche je travaille', 'je suis de garde dimanche'],
  es: ['el domingo trabajo', 'trabajo el domingo', 'tengo guardia el domingo'],
  it: ['domenica lavoro', 'lavoro domenica', 'domenica sono di turno'],
  pt: ['domingo eu trabalho', 'trabalho no domingo', 'estou de plantão no domingo'],
  ru: ['в воскресенье я работаю', 'работаю в воскресенье', 'в воскресенье у меня смена'],
  zh: ['周日我要上班', '星期天我值班'],
  ja: ['日曜日は仕事です', '日曜はシフトが入っています'],
  ko: ['일요일은 근무예요', '일요일에는 일해요'],
  hi: ['रविवार को मेरी ड्यूटी है', 'रविवार को काम है'],
  ar: ['عندي دوام يوم الأحد', 'الأحد عندي عمل'],
};
describe('who works on a day does not come then', () => {
  it.each(
    Object.entries(WORKS_ON_SUNDAY).flatMap(([language, texts]) => texts.map((text) => [language, text])),
  )('%s: %s', (_, text) => {
    expect(said(text as string)).toEqual({ notWeekdays: [7] });
  });
});

const AWAY_UNTIL_FRIDAY: Record<AssistantLanguage, string> = {
  en: 'I’m away until Friday',
  de: 'Ich bin bis Freitag verreist',
  fr: 'je suis en déplacement jusqu’à vendredi',
  es: 'estoy de viaje hasta el viernes',
  it: 'sono fuori città fino a venerdì',
  pt: 'estou viajando até sexta',
  ru: 'я в отъезде до пятницы',
  zh: '我出差到周五',
  ja: '金曜日まで出張です',
  ko: '금요일까지 출장이에요',
  hi: 'मैं शुक्रवार तक बाहर हूँ',
  ar: 'أنا مسافر حتى الجمعة',
};
describe('who is taken up until a day comes after it', () => {
  it.each(Object.entries(AWAY_UNTIL_FRIDAY))('%s: %s', (_, text) => {
    expect(said(text)).toEqual({ weekday: 5, dayBound: 'after' });
  });
  it.each([
    'I’m on nights, finishing Friday',
    'my roster finishes Friday',
    'I finish up on Friday',
    'exams end Friday',
  ])('%s', (text) => {
    expect(said(text)).toMatchObject({ weekday: 5, dayBound: 'after' });
  });
  it('with another day that they want', () => {
    expect(said('I’m rostered on for Sunday, could do Monday')).toEqual({ weekday: 1 });
    expect(said('Sunday I work, so Saturday please')).toEqual({ weekday: 6 });
  });
});

describe('a day that is wanted stays one', () => {
  it.each([
    ['would Sunday work?', { weekday: 7 }],
    ['Sunday works', { weekday: 7 }],
    ['any time until Friday', { weekday: 5, dayBound: 'until' }],
    ['after work on Monday', { weekday: 1, part: 'evening' }],
    ['el lunes después del trabajo', { weekday: 1 }],
    ['lunedì dopo il lavoro', { weekday: 1 }],
    ['work is fine, Sunday at 3', { weekday: 7, time: '03:00', isSure: false }],
    ['I’m off on Monday', { weekday: 1 }],
  ])('%s', (text, wish) => {
    expect(said(text)).toMatchObject(wish);
  });
});

describe('a time that is not wanted is none', () => {
  it.each([
    ['não quero 17:30! Quero 16:30', '16:30'],
    ['I don’t want 10:30, I want 1pm', '13:00'],
    ['not 10:30, 1:30', '01:30'],
    ['nicht 17:30, sondern 16:30', '16:30'],
    ['ich will nicht um 17:30, lieber 16:30', '16:30'],
    ['pas 17h30, 16h30', '16:30'],
    ['je ne veux pas 17h30, je veux 16h30', '16:30'],
    ['no quiero a las 17:30, quiero a las 16:30', '16:30'],
    ['non voglio le 17:30, voglio le 16:30', '16:30'],
    ['не в 17:30, а в 16:30', '16:30'],
    ['不要17:30，要16:30', '16:30'],
    ['17時30分ではなく16時30分', '16:30'],
    ['17:30 말고 16:30이요', '16:30'],
    ['17:30 नहीं, 16:30 चाहिए', '16:30'],
    ['لا أريد 17:30، أريد 16:30', '16:30'],
    ['4:30 instead of 5:30', '04:30'],
    ['preferisco le 16', '16:00'],
    ['facciamo le 16 e 30', '16:30'],
    ['Prefiro às quatro e meia', '04:30'],
  ])('%s', (text, time) => {
    expect(said(text)).toMatchObject({ time });
  });
});
