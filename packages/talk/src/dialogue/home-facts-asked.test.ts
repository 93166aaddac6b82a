import { expect, test } from 'vitest';
import { decidingWith, knowing, place } from '../../test/knowing.ts';
import { type DialogueState, NEW_DIALOGUE } from './state.ts';

const KNOWLEDGE = knowing(place('Lismore', 'NSW', '2480'));
const HOME = '12 Smith Street, Lismore NSW 2480';
const AFTER_VALUE: DialogueState = {
  ...NEW_DIALOGUE,
  last: { tool: 'assess', arguments: { address: HOME } },
  address: HOME,
  location: 'Lismore NSW 2480',
};
const to = decidingWith(KNOWLEDGE);

test.each([
  ['What are they asking for it?', 'asking'],
  ['Le vendeur en demande combien ?', 'asking'],
  ['quel est le prix affiché dans l’annonce ?', 'asking'],
  ['how many bedrooms does it have', 'bedrooms'],
  ['这套是两室还是一室？', 'bedrooms'],
  ['Wie groß ist das Grundstück?', 'land'],
  ['Is the floor area known to you?', 'building'],
  ['¿Cuándo se construyó?', 'built'],
  ['築何年ですか', 'built'],
  ['when was it last sold?', 'sold'],
] as const)('%s is answered from what is on record', (message, record) => {
  expect(to(message, AFTER_VALUE)).toMatchObject({
    kind: 'call',
    call: { tool: 'home_facts', arguments: { address: HOME, records: [record] } },
  });
});

test('several are asked at once', () => {
  expect(to('How many bedrooms and bathrooms, please?', AFTER_VALUE)).toMatchObject({
    call: { arguments: { records: ['bedrooms', 'bathrooms'] } },
  });
});

test('everything is all that there is', () => {
  expect(to('Can you tell me everything about it please?', AFTER_VALUE)).toMatchObject({
    call: { tool: 'home_facts', arguments: { records: expect.arrayContaining(['asking', 'land', 'sold']) } },
  });
});

test('of a home that is named', () => {
  expect(to('how many bedrooms at 12 Smith Street, Lismore?', NEW_DIALOGUE)).toMatchObject({
    call: { tool: 'home_facts', arguments: { address: HOME, records: ['bedrooms'] } },
  });
});

test.each([
  ['Is the asking price fair?', AFTER_VALUE],
  ['What if it had one more bedroom?', AFTER_VALUE],
  ['how many bedrooms', NEW_DIALOGUE],
] as const)('%s is another question', (message, before) => {
  const decision = to(message, before);
  expect('call' in decision ? decision.call.tool : null).not.toBe('home_facts');
});
