import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { parseMessage } from '@propguard/rules/messages/parse-message';
import { expect, it } from 'vitest';
import type { NearMiss } from '../../tools/near-miss.ts';
import { cleanText } from '../../understanding/clean-text.ts';
import { voiceOf } from '../composed.ts';
import { composeListings } from './compose-listings.ts';
import { wishPhrasesOf } from './wish-phrases.ts';

const HOME = { id: 'l', propertyId: 'p', fromAud: 540_000, toAud: 560_000, type: 'apartment', bedrooms: 2 };
const NEAR: NearMiss[] = [
  { ...HOME, address: '5/11 Laurel Street, Breakfast Point NSW 2137', without: 'place', km: 7 },
  { ...HOME, address: '3/1 Tea Tree Street, Dulwich Hill NSW 2203', without: 'bedrooms', bedrooms: 1 },
];
const WISHES = {
  locality: 'Bankstown NSW 2200',
  orIn: ['Dulwich Hill NSW 2203'],
  propertyType: 'unit',
  minBedrooms: 2,
  maxPriceAud: 780_000,
  maxRisk: { kind: 'flood', level: 'low' },
};
const answer = (
  language: (typeof ASSISTANT_LANGUAGES)[number],
  result: Parameters<typeof composeListings>[0],
  args: Record<string, unknown> = WISHES,
) =>
  composeListings(result, voiceOf(language, [], ['minBedrooms']), {
    kind: 'found',
    arguments: args,
    result,
    sample: false,
    path: null,
    subject: null,
  });
const NONE = {
  count: 0,
  near: NEAR,
  relaxed: [
    { without: 'place' as const, count: 3 },
    { without: 'bedrooms' as const, count: 1 },
  ],
  listings: [],
};

it('where nothing fits, what was looked for is said, what comes close is shown and ways on are offered', () => {
  const { sentences, suggestions, items } = answer('en', NONE);
  expect(sentences).toEqual([
    'Nothing for sale has all of this right now: units, in Bankstown NSW 2200 or Dulwich Hill NSW 2203, 2+ bedrooms (from before), up to $780,000, flood: low.',
    'These come close:',
    '• 5/11 Laurel Street, Breakfast Point NSW 2137: $540,000 – $560,000 (7 km away)',
    '• 3/1 Tea Tree Street, Dulwich Hill NSW 2203: $540,000 – $560,000 (bedrooms: 1)',
  ]);
  expect(suggestions).toEqual(['Nearby suburbs too', 'Any number of bedrooms', 'Tell me when one is listed']);
  expect(items.map(({ title }) => title)).toEqual(NEAR.map(({ address }) => address));
});

it('what is kept from before and what hazard was kept low are named beside what was found', () => {
  const found = { count: 1, near: [], relaxed: [], listings: [{ ...HOME, address: '4/6 James Street' }] };
  const { sentences } = answer('en', found);
  expect(sentences.slice(0, 2)).toEqual([
    '1 listing matches. (flood: low)',
    'Kept from before: 2+ bedrooms.',
  ]);
});

it.each(ASSISTANT_LANGUAGES)('is said in %s, with every figure and no insert left over', (language) => {
  const text = cleanText(answer(language, NONE).sentences.join(' '));
  for (const said of ['Bankstown NSW 2200', 'Dulwich Hill NSW 2203', '2+', '5/11 Laurel Street'])
    expect(text).toContain(said);
  expect(text).not.toMatch(/[{}]/);
  const { any, ...others } = wishPhrasesOf(language);
  for (const message of [...Object.values(others), ...Object.values(any)]) {
    expect(() => parseMessage(message), message).not.toThrow();
    expect(message).not.toContain("'");
    expect(message).not.toMatch(/\d/);
  }
});
