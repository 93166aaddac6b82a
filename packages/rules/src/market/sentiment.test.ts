import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { figureConfidence } from './figure-confidence.ts';
import { marketConfidence, marketSentiment, type SentimentFigures } from './market-sentiment.ts';
import { readSentiment } from './read-sentiment.ts';

const UNKNOWN: SentimentFigures = {
  growthYoy: null,
  clearanceRate: null,
  daysOnMarket: null,
  daysOnMarketBefore: null,
  velocity: null,
};

const OWN = { value: 0.05, isOwn: true, regionKind: 'locality' } as const;
const SURE = { momentum: 1, clearance: 1, daysOnMarket: 1, velocity: 1 };

describe('readSentiment', () => {
  it.each([
    ['Renovated and spacious, close to schools', 1],
    ['Tired house on a main road, flooded in 2022', -1],
    ['Not flooded in living memory', 1],
    ['The street is not quiet', -1],
    ['No termites, but the roof is cracked', -1],
    ['12 Smith Street, Lismore NSW 2480', 0],
    ['', 0],
    ['😀🏠', 0],
    ['constructor toString __proto__', 0],
  ])('CORE-ENT-11: %s', (text, sign) => {
    expect(Math.sign(readSentiment(text).score)).toBe(sign);
  });

  it('takes phrases before their words, and says what it found', () => {
    expect(readSentiment('In need of love, never flood free').words).toEqual([
      { word: 'in need of', weight: -0.4 },
      { word: 'not flood free', weight: -0.15 },
    ]);
  });

  it('weighs an intensifier, and counts a denied fault for less than the fault', () => {
    const [plain, very] = [readSentiment('noisy'), readSentiment('very noisy')];
    expect(very.score).toBeLessThan(plain.score);
    expect(readSentiment('not noisy').score).toBeLessThan(-plain.score);
  });

  it('stays within -1 and 1 for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 400 }), (text) => {
        const { score, magnitude } = readSentiment(text);
        expect(Math.abs(score)).toBeLessThanOrEqual(1);
        expect(magnitude).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('marketSentiment', () => {
  it.each([
    [{ growthYoy: 0.08, clearanceRate: 0.75, daysOnMarket: 22, daysOnMarketBefore: 30, velocity: 0.7 }, 1],
    [{ growthYoy: -0.04, clearanceRate: 0.45, daysOnMarket: 60, daysOnMarketBefore: 45, velocity: 0.3 }, -1],
  ])('CORE-ENT-11: %j', (figures, sign) => {
    expect(Math.sign(marketSentiment(figures, null, SURE)?.score ?? 0)).toBe(sign);
  });

  it('is none where nothing is known, and says how much is', () => {
    expect(marketSentiment(UNKNOWN, null, SURE)).toBeNull();
    expect(marketSentiment(UNKNOWN, readSentiment('a table'), SURE)).toBeNull();
    const some = marketSentiment({ ...UNKNOWN, growthYoy: 0.05 }, null, SURE);
    expect(some?.confidence).toBeCloseTo(0.4);
  });

  it('CORE-SENT-05: is less sure of figures from few sales, and of those of a wider place', () => {
    const figures = { ...UNKNOWN, growthYoy: 0.05, velocity: 0.5 };
    const sureOf = (sure: number) =>
      marketSentiment(figures, null, { ...SURE, momentum: sure })?.confidence ?? 1;
    expect(sureOf(figureConfidence({ ...OWN, count: 20 }))).toBeCloseTo(0.4 * 0.5 + 0.2);
    expect(sureOf(figureConfidence({ ...OWN, count: 20, isOwn: false, regionKind: 'city' }))).toBeCloseTo(
      0.4 * 0.3 + 0.2,
    );
    expect(sureOf(figureConfidence({ ...OWN, count: 2000 }))).toBeLessThan(0.6);
  });

  it.each([
    ['its own, from 180 sales', { isOwn: true, regionKind: 'locality' }, 180, 0.9],
    ['its city’s', { isOwn: false, regionKind: 'city' }, 10_000, 0.6],
    ['the state’s, of a town', { isOwn: false, regionKind: 'state' }, 10_000, 0.4],
    ['the country’s', { isOwn: false, regionKind: 'country' }, 10_000, 0.2],
  ] as const)(
    'CORE-SENT-05: a market whose figures are %s is never surer than that',
    (_, basis, count, most) => {
      const sure = figureConfidence({ value: 0.1, count, ...basis });
      const confidence = marketConfidence({
        momentum: sure,
        clearance: sure,
        daysOnMarket: sure,
        velocity: sure,
      });
      expect(confidence).toBeLessThan(most + 1e-9);
      expect(confidence).toBeGreaterThan(most - 0.01);
    },
  );

  it('CORE-SENT-05: no figure is no confidence, and words alone are not certain', () => {
    expect(figureConfidence({ ...OWN, value: null, count: 500 })).toBe(0);
    const words = marketSentiment(UNKNOWN, readSentiment('renovated, spacious, quiet, sunny'), SURE);
    expect(words?.confidence).toBeLessThanOrEqual(0.5);
  });

  it('lets words speak against the figures, by as much as they say', () => {
    const figures = { ...UNKNOWN, growthYoy: 0.08, clearanceRate: 0.75 };
    const alone = marketSentiment(figures, null, SURE)?.score ?? 0;
    const doubted = marketSentiment(figures, readSentiment('a slump, weak and falling'), SURE)?.score ?? 0;
    expect(doubted).toBeLessThan(alone);
    const parts = marketSentiment(figures, readSentiment('weak'), SURE)?.parts ?? [];
    expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });
});
