import { expect, it } from 'vitest';
import { handOverCause, missedAfter } from './hand-over-cause.ts';
import { type Decision, NEW_DIALOGUE } from './state.ts';

const LOST: Decision = { kind: 'decline', reason: 'notUnderstood', about: null };
const ASKED: Decision = {
  kind: 'ask',
  call: { tool: 'market', arguments: {} },
  missing: 'location',
  choices: [],
  unknown: null,
};
const VALUED: Decision = { kind: 'call', call: { tool: 'assess', arguments: {} } };

it.each([
  'I want to make a complaint',
  'Your agent was rude to my mother at the open home',
  "I'm really disappointed with your service",
  'nobody has called me back in two weeks',
  'This is totally unacceptable.',
  'your property manager never showed up',
  'Quiero poner una queja, nadie me ha llamado',
  'Je voudrais déposer une réclamation',
  'Ich möchte mich über Ihren Makler beschweren',
  'Vorrei fare un reclamo',
  'Quero fazer uma reclamação',
  'Я хочу пожаловаться на вашего агента',
  '苦情を言いたいのですが',
  '불만을 제기하고 싶습니다',
  '我要投诉你们的中介',
  'أريد تقديم شكوى',
  'मुझे शिकायत दर्ज करनी है',
])('hears a complaint about us: %s', (text) => {
  expect(handOverCause(text, VALUED, NEW_DIALOGUE)).toBe('complaint');
});

it.each([
  'Would the owner take 750k?',
  'would they accept an offer under the guide',
  'Can you come down on the price a bit?',
  'could the vendor knock 20k off',
  'Is the commission negotiable?',
  "We'd like to offer $810,000",
  'I want to put in an offer on this one',
  "what's your best price",
  'my final offer is 640',
  '¿Aceptarían 500.000?',
  'Le prix est-il négociable ?',
  'Würde der Eigentümer 700.000 akzeptieren?',
  'Il prezzo è trattabile?',
  'Aceitariam 600 mil?',
  'Хотим предложить 700 тысяч',
  '値引きできますか',
  '가격 네고 가능한가요',
  '业主能接受80万吗',
  'هل السعر قابل للتفاوض',
  'क्या मालिक 70 लाख में मानेंगे',
])('hears a negotiation: %s', (text) => {
  expect(handOverCause(text, VALUED, NEW_DIALOGUE)).toBe('negotiation');
});

it.each([
  'What is 12 Smith Street worth? We want to make an offer before Friday, so what value is fair',
  'how much should I offer',
  'how do I negotiate with an agent',
  'how do i complain about my bank',
  'I want to lodge a complaint about my landlord',
  'median price in Manly',
  'my offer was knocked back, what now',
  'units under 600k near the beach',
  'what would you sell a house like that for in 2030',
  'the repayments would be 4,000 a month?',
])('leaves to the assistant: %s', (text) => {
  expect(handOverCause(text, VALUED, NEW_DIALOGUE)).toBeNull();
});

it('gives up after two misunderstandings in a row, not after one, and begins anew in between', () => {
  expect(handOverCause('blorp', LOST, NEW_DIALOGUE)).toBeNull();
  const once = { ...NEW_DIALOGUE, missed: missedAfter(LOST, NEW_DIALOGUE) };
  expect(handOverCause('blorp again', LOST, once)).toBe('misunderstood');
  expect(missedAfter(VALUED, once)).toBe(0);
});

it('counts a question that is asked again for the same, not the first one', () => {
  expect(missedAfter(ASKED, NEW_DIALOGUE)).toBe(0);
  const pending = { ...ASKED.call, missing: 'location', choices: [] };
  expect(missedAfter(ASKED, { ...NEW_DIALOGUE, pending, missed: 1 })).toBe(2);
});

it('pushes nobody who is not well or not safe, and falls for no trick', () => {
  const text = 'I want to make a complaint';
  expect(handOverCause(text, LOST, { ...NEW_DIALOGUE, isCareful: true })).toBeNull();
  expect(handOverCause(text, { kind: 'tell', topics: ['despair'] }, NEW_DIALOGUE)).toBeNull();
  expect(handOverCause(text, { kind: 'decline', reason: 'injection', about: null }, NEW_DIALOGUE)).toBeNull();
});
