import { ASSISTANT_LANGUAGES } from '@propguard/rules/assistant/languages';
import { describe, expect, it } from 'vitest';
import type { Found } from '../../tools/found.ts';
import { voiceOf } from '../composed.ts';
import { composePriceCheck } from './compose-price-check.ts';

const CHECKED = {
  address: '6 Alfred Street, East Lindfield NSW 2070',
  priceAud: 1_280_000,
  highPriceAud: 1_410_000,
  listedOn: '2026-10-26',
  valueAud: 1_262_234,
  lowAud: 1_026_476,
  highAud: 1_552_141,
  rangePercent: 80,
  aboveShare: 0.0656,
  lowAboveShare: 0.0141,
  highAboveShare: 0.1171,
  inRange: 'inside',
  median: null,
} as const;
const FOUND: Found = { kind: 'found', arguments: {}, result: {}, sample: false, path: null, subject: null };
const said = (change: Partial<Parameters<typeof composePriceCheck>[0]>) =>
  composePriceCheck({ ...CHECKED, ...change }, voiceOf('en'), FOUND).sentences;

describe('what is asked for a home beside its value', () => {
  it('is judged in the first sentence, with by how much at both ends', () => {
    expect(said({})).toEqual([
      'A little dear: $1,280,000 – $1,410,000 is 1% – 12% above our estimate of $1,262,234 for 6 Alfred Street, East Lindfield NSW 2070.',
      'It is inside the 80% range of $1,026,476 to $1,552,141.',
    ]);
  });

  it('is dear, good or fair by what it is', () => {
    const of = (aboveShare: number) =>
      said({ highPriceAud: null, aboveShare, lowAboveShare: aboveShare, highAboveShare: aboveShare })[0];
    expect(of(0.2)).toContain('looks dear: $1,280,000 is 20% above');
    expect(of(-0.2)).toContain('20% below');
    expect(of(0.01)).toContain('looks fair');
  });

  it('is fair where the value lies within the guide', () => {
    expect(said({ aboveShare: 0.06, lowAboveShare: -0.02, highAboveShare: 0.14 })[0]).toContain('looks fair');
  });

  it('says that only part of a guide is inside the range', () => {
    expect(said({ inRange: 'partly' })[1]).toContain('Part of the guide');
  });

  it.each([
    [50_000, '$50,000 above the median of $900,000 (houses, 40 sales) in Melbourne.'],
    [-50_000, '$50,000 below the median of $900,000 (houses, 40 sales) in Melbourne.'],
  ])('stands against the median where the home has too few sales: %i', (differenceAud, sentence) => {
    const median = {
      region: 'Melbourne',
      medianAud: 900_000,
      differenceAud,
      sales: 40,
      type: 'house',
    } as const;
    expect(said({ valueAud: null, aboveShare: null, highPriceAud: null, median })[0]).toContain(sentence);
  });

  it('of a kind of home in a place is judged as that', () => {
    expect(said({ isTypical: true, address: 'Heidelberg VIC 3084' })[0]).toContain(
      'for a home like that in Heidelberg VIC 3084.',
    );
  });

  it('says what the home was taken for', () => {
    expect(said({ assumedType: 'house' }).at(-1)).toContain('the most common kind of home there: house');
  });

  it.each(ASSISTANT_LANGUAGES)('of a home that is not for sale tells that, and the value: %s', (language) => {
    const { sentences } = composePriceCheck(
      { ...CHECKED, priceAud: null, highPriceAud: null, listedOn: null, inRange: null },
      voiceOf(language),
      FOUND,
    );
    expect(sentences).toHaveLength(2);
    expect(sentences[1]?.replace(/\D/gu, '')).toContain('1262234');
  });
});
