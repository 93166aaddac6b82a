import { expect, it } from 'vitest';
import { askedFigures } from './asked-figures.ts';
import { composeComparison } from './compose-comparison.ts';
import { composeHazards, composeMarket } from './compose-place.ts';
import { voiceOf } from './composed.ts';

type Told = Parameters<typeof composeHazards>[0];
const answer = (hazards: Told['hazards'], of: Partial<Told> = {}) =>
  composeHazards({ address: '5 Poinciana Lane', hazards, ...of }, voiceOf('en'), {
    kind: 'found',
    arguments: {},
    result: {},
    sample: false,
    path: null,
    subject: null,
  });
const OUTSIDE = { kind: 'fire', value: 0.05, band: 'Low', isOutside: true, source: 'A layer' } as const;

it('what no mapped area reaches is told so, and never as a low risk', () => {
  const { sentences, facts } = answer([
    { kind: 'flood', value: 0.04, band: 'Low', isOutside: false, source: 'A layer' },
    OUTSIDE,
  ]);
  expect(sentences).toEqual([
    'Flood risk at 5 Poinciana Lane is low (4%).',
    '• Bushfire: outside the mapped areas',
  ]);
  expect(facts.map(({ text }) => text)).toEqual(['low (4%)', 'outside the mapped areas']);
});

it('where nothing is mapped, no hazard is the worst', () => {
  expect(answer([OUTSIDE]).sentences).toEqual([
    expect.stringMatching(/^5 Poinciana Lane is outside the bushfire areas on the maps we hold\./),
  ]);
});

it.each([
  [{ known: 40, inside: 0 }, expect.stringMatching(/^None of the 40 homes .* no guarantee/)],
  [{ known: 0, inside: 0 }, null],
  [null, null],
])('the middle of a suburb is not its streets: %o', (homes, sentence) => {
  const { sentences } = answer([{ ...OUTSIDE, homes }], { address: 'Lismore', isPlace: true });
  expect(sentences).toEqual([
    'The middle of Lismore is outside the bushfire areas on the maps we hold.',
    ...(sentence === null ? [] : [sentence]),
    expect.stringContaining('give me an address'),
  ]);
});

it.each([
  [
    'en',
    'Parts of Lismore are in a mapped bushfire area: 7 of the 40 homes we know there. Streets differ and the maps have gaps, so the rest isn’t safe for that: give me an address, and ask the council what happened there before.',
  ],
  ['de', expect.stringMatching(/^Teile von Lismore .*7 der 40/u)],
  ['zh', expect.stringMatching(/^按我们的地图.*40 套房里有 7 套/u)],
] as const)('a suburb of which some homes are inside says that first, in %s', (language, sentence) => {
  const told = {
    address: 'Lismore',
    isPlace: true,
    hazards: [{ ...OUTSIDE, homes: { known: 40, inside: 7 } }],
  };
  const found = {
    kind: 'found',
    arguments: {},
    result: {},
    sample: false,
    path: null,
    subject: null,
  } as const;
  const { sentences, facts } = composeHazards(told, voiceOf(language), found);
  // Of the whole suburb no more is said: 'outside' would be read as safe, on the card as well.
  expect(sentences).toEqual([sentence]);
  expect(facts[0]?.text).toMatch(/7.*40|40.*7/u);
});

const MARKET = {
  location: 'Brunswick, VIC 3056',
  propertyType: 'unit' as const,
  medianPriceAud: 581_000,
  growthYoy: 0.071,
  daysOnMarket: 34,
  clearanceRate: null,
  listings: 1,
  sales: 6,
  rentalYield: null,
  heat: null,
  hasData: true,
  borrowed: {},
  wider: null,
  asOf: '2026-11-01',
};
it('of units the growth that is asked for comes first, and units are not offered again', () => {
  const voice = {
    ...voiceOf('en'),
    asked: askedFigures('how have units in brunswick gone in the last year'),
  };
  const { sentences, suggestions } = composeMarket(MARKET, voice, {
    kind: 'found',
    arguments: {},
    result: {},
    sample: false,
    path: null,
    subject: null,
  });
  expect(sentences[0]).toContain('7.1%');
  expect(suggestions).not.toContain(voice.say.suggest.units);
});

it.each(['ja', 'zh', 'hi'] as const)('a comparison ends with the full stop of %s', (language) => {
  const one = { propertyId: null, valueAud: null, growthYoy: null, daysOnMarket: null, riskScore: null };
  const { sentences } = composeComparison(
    {
      subjects: [
        { ...one, name: 'Pendle Hill', medianPriceAud: 957_500 },
        { ...one, name: 'East Lindfield', medianPriceAud: 1_414_000 },
      ],
    },
    { ...voiceOf(language), asked: ['price'] },
    { kind: 'found', arguments: {}, result: {}, sample: false, path: null, subject: null },
  );
  expect(sentences[0]).toMatch(/[。।]$/u);
});

const COMPARED = (['Epping, NSW 2121', 'Castle Hill, NSW 2154'] as const).map((name, at) => ({
  name,
  propertyId: null,
  valueAud: at === 0 ? 1_250_517 : 1_164_079,
  medianPriceAud: null,
  growthYoy: 0.031,
  daysOnMarket: 29,
  borrowed: { growthYoy: 'Sydney', daysOnMarket: 'Sydney' },
  riskScore: at === 0 ? 0.186 : 0.062,
  flood: 0.02,
  fire: at === 0 ? 0.67 : 0.05,
}));
const compared = (asked: Parameters<typeof voiceOf>[1]) =>
  composeComparison({ subjects: COMPARED, differenceAud: 86_438 }, voiceOf('en', asked), {
    kind: 'found',
    arguments: { propertyType: 'house' },
    result: {},
    sample: false,
    path: null,
    subject: null,
  }).sentences;

it('homes that were described are compared by what they are worth; a wider area is told once, as itself', () => {
  expect(compared([])).toEqual([
    'Value: Castle Hill, NSW 2154 ($1,164,079), Epping, NSW 2121 ($1,250,517).',
    'The difference is $86,438.',
    '• Epping, NSW 2121 (houses): value $1,250,517, risk score 19%',
    '• Castle Hill, NSW 2154 (houses): value $1,164,079, risk score 6%',
    '• Sydney (houses): growth in a year 3.1%, days on market 29',
  ]);
});

it('why one risk is higher is told by the hazard that parts them', () => {
  expect(compared(['risk'])).toContain(
    'Bushfire: Castle Hill, NSW 2154 (outside the mapped areas), Epping, NSW 2121 (medium, 67%).',
  );
});

it.each([
  [
    'en',
    'The median price of units in Brunswick, VIC 3056 is $581,000 (6 sales).',
    '(Melbourne, 1,240 sales)',
  ],
  ['de', '581.000', '(Melbourne, 1.240 Verkäufe)'],
] as const)('%s: a figure is told with what it was made from, and where', (language, median, growth) => {
  const counted = {
    ...MARKET,
    borrowed: { growthYoy: 'Melbourne' },
    counts: {
      medianPriceAud: { count: 6, countOf: 'sales' },
      growthYoy: { count: 1240, countOf: 'sales' },
      daysOnMarket: { count: 7, countOf: 'listings' },
    },
  } as const;
  const { sentences } = composeMarket(counted, voiceOf(language), {
    kind: 'found',
    arguments: {},
    result: {},
    sample: false,
    path: null,
    subject: null,
  });
  expect(sentences.join('\n')).toContain(median);
  expect(sentences.join('\n')).toContain(growth);
});

it('flood of a place outside every mapped area is compared as not mapped', () => {
  const place = (name: string, flood: number) => ({
    name,
    propertyId: null,
    valueAud: null,
    medianPriceAud: null,
    growthYoy: null,
    daysOnMarket: null,
    riskScore: null,
    flood,
  });
  const { sentences } = composeComparison(
    { subjects: [place('Ascot', 0.05), place('Yeronga', 0.62)] },
    { ...voiceOf('en'), asked: ['flood'] },
    { kind: 'found', arguments: {}, result: {}, sample: false, path: null, subject: null },
  );
  expect(sentences[0]).toBe('Flood: Ascot (outside the mapped areas), Yeronga (medium, 62%).');
});
