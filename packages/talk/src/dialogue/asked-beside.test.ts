import { expect, test } from 'vitest';
import { knowing, place } from '../../test/knowing.ts';
import { separateQuestions } from './separate-questions.ts';
import { NEW_DIALOGUE } from './state.ts';

const KNOWLEDGE = knowing(place('Werribee', 'VIC', '3030'), place('Bendigo', 'VIC', '3550'));
const toolsOf = (message: string, before = NEW_DIALOGUE) =>
  separateQuestions(message, { ...before, language: 'en' }, KNOWLEDGE)?.parts.map(({ decision }) =>
    decision.kind === 'call' ? decision.call.tool : decision.kind,
  ) ?? null;

test('what is surely asked beside something else gets a part of its own', () => {
  expect(
    toolsOf(
      'can we get in with 5% deposit as first home buyers without that mortgage insurance thing? also anything for sale in werribee 3 beds under 650',
    ),
  ).toContain('search_listings');
});

test.each([
  'a million for a unit?? i said around 600. ok vic, 600k, first home, how much duty',
  'and what would repayments be on 494k at 6 percent over 30 years please',
])('%s asks one thing', (message) => {
  expect(toolsOf(message)).toBeNull();
});

test('the order is that of the message', () => {
  expect(
    toolsOf('3 bed houses for sale in Bendigo under 520k? And what is the stamp duty on 520k in Victoria?'),
  ).toEqual(['search_listings', 'upfront_costs']);
  expect(
    toolsOf('What is the stamp duty on 520k in Victoria? And 3 bed houses for sale in Bendigo under 520k?'),
  ).toEqual(['upfront_costs', 'search_listings']);
});

test('several parts without an answer are named, and the others are answered', () => {
  expect(
    separateQuestions(
      'What is the weather like today in Bendigo? What is stamp duty on 520k in Victoria? And can you recommend a pizza recipe?',
      { ...NEW_DIALOGUE, language: 'en' },
      KNOWLEDGE,
    ),
  ).toMatchObject({
    parts: [{ decision: { call: { tool: 'upfront_costs' } } }],
    leftOver: [/weather/, /pizza/].map((one) => expect.stringMatching(one)),
  });
});

test.each([
  'I need value, range, comps and date for 14 River Street, Werribee VIC',
  'Need an AVM figure and range for 14 River Street, Werribee VIC for a desktop file. Also what is the comparable evidence and the valuation date?',
  'comparable sales for 14 River Street, Werribee VIC and what is it worth',
])('the value is told before the sales: %s', (message) => {
  expect(toolsOf(message)).toEqual(['assess', 'comparables']);
});

test('of a value that was told only the sales are', () => {
  const address = '14 River Street, Werribee VIC 3030';
  const told = {
    ...NEW_DIALOGUE,
    last: { tool: 'assess' as const, arguments: { address } },
    address,
    figures: { valueAud: 700_000 },
  };
  expect(toolsOf('show me the comps that this value rests on', told)).toBeNull();
});
