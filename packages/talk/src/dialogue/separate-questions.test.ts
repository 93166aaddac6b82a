import { expect, test } from 'vitest';
import { knowing, place } from '../../test/knowing.ts';
import { separateQuestions } from './separate-questions.ts';
import { type DialogueState, NEW_DIALOGUE } from './state.ts';

const KNOWLEDGE = knowing(place('Lismore', 'NSW', '2480'), place('Bentleigh', 'VIC', '3204'));
const HOME = '12 Smith Street, Lismore NSW 2480';
const AFTER_VALUE: DialogueState = {
  ...NEW_DIALOGUE,
  language: 'en',
  last: { tool: 'assess', arguments: { address: HOME } },
  address: HOME,
  location: 'Lismore NSW 2480',
};
const parts = (message: string, before = AFTER_VALUE) =>
  separateQuestions(message, before, KNOWLEDGE)?.parts.map(({ text }) => text) ?? null;

test('two questions of two kinds are answered one after the other', () => {
  expect(parts('Is it flood prone? And what is LMI?')).toEqual(['Is it flood prone?', 'And what is LMI?']);
});

test('what waits for a yes comes last', () => {
  expect(parts('Can you make a report on 12 Smith Street, Lismore, and is it flood prone?')).toEqual([
    'and is it flood prone?',
    'Can you make a report on 12 Smith Street, Lismore,',
  ]);
});

test('the language of the whole message is the language of its parts', () => {
  expect(
    separateQuestions('¿Se inunda esa zona? ¿Y qué es LMI?', { ...AFTER_VALUE, language: 'es' }, KNOWLEDGE),
  ).toMatchObject({ language: 'es' });
});

test.each([
  ['the same asked twice', 'Is it flood prone? Does it flood there?'],
  ['somebody in need', 'I can’t pay my mortgage any more. What can I do? And what is it worth?'],
])('%s is answered as one', (_, message) => {
  expect(parts(message)).toBeNull();
});

test('a part to which there is no answer is named, and the other is answered', () => {
  expect(
    separateQuestions('What is it worth? And what is the weather like today?', AFTER_VALUE, KNOWLEDGE),
  ).toMatchObject({
    parts: [{ text: 'What is it worth?' }],
    leftOver: ['And what is the weather like today?'],
  });
});

test('while a viewing is arranged the whole message speaks of it', () => {
  const pending = {
    tool: 'book_viewing' as const,
    arguments: { address: HOME },
    missing: 'time',
    choices: [],
  };
  expect(
    parts('Does it have a garden? And what is the weather like today?', { ...AFTER_VALUE, pending }),
  ).toBeNull();
});

test('what is on record of one home is told in one go', () => {
  expect(parts('Is it a house, how many bedrooms, and what is it asking?')).toBeNull();
});

test.each([
  ['Ok show me those comparable sales then please, and are there flood problems?', 2],
  ['它会被淹吗？另外外国人买房有限制吗', 2],
])('%s asks two things', (message, count) => {
  expect(parts(message)?.length).toBe(count);
});

test('while something waits for a yes, a message is one', () => {
  const before = { ...AFTER_VALUE, action: { tool: 'report' as const, arguments: { address: HOME } } };
  expect(parts('Is it flood prone? And what is LMI?', before)).toBeNull();
});

const SEARCH = {
  tool: 'search_listings' as const,
  arguments: { locality: 'Lismore NSW 2480', maxPriceAud: 900_000 },
};
const AFTER_SEARCH: DialogueState = {
  ...NEW_DIALOGUE,
  language: 'en',
  last: SEARCH,
  search: SEARCH,
  location: 'Lismore NSW 2480',
  listed: [
    { name: HOME, priceAud: 700_000 },
    { name: '8 Ash Lane, Lismore NSW 2480', priceAud: 800_000 },
  ],
};
test.each([
  ['save this search and tell me what the duty would be on the first one', 'en'],
  ['what would the stamp duty be on the second one, and save this search', 'en'],
  ['Save this search. Does the first one flood?', 'en'],
  ['does the first one flood and let me know when new ones come up', 'en'],
  ['¿se inunda la primera? y guarda esta búsqueda', 'es'],
  ['Hat das erste ein Hochwasserrisiko? Und speichere diese Suche', 'de'],
  ['第一套会淹水吗？另外保存这个搜索', 'zh'],
  ['enregistre cette recherche, et est-ce que la première est inondable ?', 'fr'],
] as const)('%s: one is answered, the other is done', (message, language) => {
  expect(parts(message, { ...AFTER_SEARCH, language })?.length).toBe(2);
});

/** A person who is asked for with what is asked beside. */
const toolsOf = (message: string, language: DialogueState['language'] = 'en') =>
  separateQuestions(message, { ...AFTER_VALUE, language }, KNOWLEDGE)?.parts.map(({ decision }) =>
    'call' in decision ? decision.call.tool : decision.kind,
  ) ?? null;

test('a person comes last, and the question is answered', () => {
  const message =
    'Please have someone call me, I’m Peter Lang, 0400 111 222. And what’s the flood risk in Lismore?';
  expect(toolsOf(message)).toEqual(['hazard', 'hand_over']);
  expect(separateQuestions(message, AFTER_VALUE, KNOWLEDGE)?.parts.at(-1)?.text).toBe(message);
});

test('who asks for a person is told when they answer, and hears of no question without an answer', () => {
  const message =
    'Mi faccia contattare da una persona: Marco Bellini, marco@example.com. Quando mi rispondono? E si allaga lì?';
  const found = separateQuestions(message, { ...AFTER_VALUE, language: 'it' }, KNOWLEDGE);
  expect(found?.leftOver).toEqual([]);
  expect(toolsOf(message, 'it')?.at(-1)).toBe('hand_over');
});
