import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { expect, it } from 'vitest';
import { askedFigures, mannerAsked } from './asked-figures.ts';
import { composeComparison } from './compose-comparison.ts';
import { composeHazards } from './compose-place.ts';
import { voiceOf } from './composed.ts';

const FOUND = { kind: 'found' as const, arguments: {}, result: {}, sample: false, path: null, subject: null };
const one = { propertyId: null, valueAud: null, daysOnMarket: null, borrowed: {} };
const TWO = [
  { ...one, name: 'Port Macquarie', medianPriceAud: 900_000, growthYoy: 0.02, riskScore: 0.06 },
  { ...one, name: 'Forster', medianPriceAud: 800_000, growthYoy: 0.05, riskScore: 0.22 },
];

it.each(ASSISTANT_LANGUAGES)('%s: which is better is answered first, with what it rests on', (language) => {
  const { sentences } = composeComparison({ subjects: TWO }, voiceOf(language, ['verdict']), FOUND);
  expect(sentences[0]).toContain('Forster');
  expect(sentences[0]).toMatch(/8\D?00|800/);
  expect(sentences[1]).toContain('Port Macquarie');
});

it('what has too few sales for a price is said, and the wider area by its name', () => {
  const subjects = TWO.map((subject) => ({
    ...subject,
    medianPriceAud: null,
    wider: { region: 'New South Wales', medianAud: 1_068_000 },
  }));
  const { sentences } = composeComparison({ subjects }, voiceOf('en', ['price']), FOUND);
  expect(sentences.join(' ')).toContain('I have too few sales in Port Macquarie, Forster');
  expect(sentences.join(' ')).toContain('In New South Wales as a whole the median is $1,068,000.');
});

const hazards = (value: number | null, band: 'Low' | 'High' | null, isOutside = false) => ({
  address: '12 Bligh Parade',
  hazards: [{ kind: 'flood' as const, value, band, isOutside, source: null }],
});
const first = (
  question: string,
  found: Parameters<typeof composeHazards>[0],
  language: 'en' | 'de' | 'zh' = 'en',
) =>
  composeHazards(found, voiceOf(language, [...askedFigures(question), ...mannerAsked(question)]), FOUND)
    .sentences[0];

it.each([
  ['is it at risk of flood?', hazards(0.8, 'High'), /^Yes: Flood risk at 12 Bligh Parade is high/],
  ['does it flood there', hazards(0.05, 'Low'), /^No: Flood risk at 12 Bligh Parade is low/],
  [
    'is it flood prone?',
    hazards(0.05, 'Low', true),
    /^12 Bligh Parade is outside the flood areas on the maps we hold. The maps have gaps/,
  ],
  ['is it safe from floods?', hazards(0.05, 'Low', true), /^12 Bligh Parade is outside the flood areas/],
  ['how bad is the flood risk?', hazards(0.8, 'High'), /^Flood risk at 12 Bligh Parade is high/],
  ['does it flood?', hazards(null, null), /^I have no flood map for 12 Bligh Parade/],
])('%s', (question, found, said) => {
  expect(first(question, found)).toMatch(said);
});

it('says so in other languages', () => {
  expect(first('ist es hochwassergefahrdet?', hazards(0.05, 'Low', true), 'de')).toMatch(
    /^12 Bligh Parade liegt außerhalb.*Die Karten haben Lücken/,
  );
  expect(first('会被水淹吗？', hazards(0.8, 'High'), 'zh')).toMatch(/^有风险：/);
});
