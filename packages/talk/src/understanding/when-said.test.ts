import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { expect, it } from 'vitest';
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
  ['halb zehn', null],
  ['12 Smith Street', null],
  ['a 3 bedroom house under 900k', null],
  ['31 days on the market', null],
])('%s', (text, said) => {
  expect(whenSaid(text)).toEqual(said);
});
