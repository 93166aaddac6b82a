import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type HeatFigures, heatGauge, marketHeat } from './heat.ts';
import { isFastMoving, isHighActivity, isLowInventory, listingVolumeShare } from './labels.ts';
import { priceTrend } from './price-trend.ts';
import { countedAs, MARKET_PROPERTY_TYPES } from './property-types.ts';
import { supplyDemandBalance } from './supply-demand.ts';

const NONE: HeatFigures = {
  growth: null,
  velocity: null,
  daysOnMarket: null,
  clearance: null,
  inventory: null,
};

it.each([
  ['hot', 100],
  ['warm', 75],
  ['cool', 50],
  ['cold', 25],
  [null, 25],
] as const)('CORE-MKT-09: the gauge of %s is %i', (heat, gauge) => {
  expect(heatGauge(heat)).toBe(gauge);
});

it.each([
  [0, 0],
  [46, 0.046],
  [1000, 1],
  [25_000, 1],
])('CORE-MKT-10: %i listings fill %d of the bar', (volume, share) => {
  expect(listingVolumeShare(volume)).toBe(share);
});

it.each([
  [49, true],
  [50, false],
])('CORE-LIVE-10: an inventory of %i is low: %s', (listings, isLow) => {
  expect(isLowInventory(listings)).toBe(isLow);
});

it.each([
  [29.5, true],
  [30, false],
])('CORE-LIVE-11: %d days are fast moving: %s', (days, isFast) => {
  expect(isFastMoving(days)).toBe(isFast);
});

it.each([
  [0.71, true],
  [0.7, false],
])('CORE-LIVE-12: a velocity of %d is high activity: %s', (velocity, isHigh) => {
  expect(isHighActivity(velocity)).toBe(isHigh);
});

it.each([
  [0.021, 'rising'],
  [0.02, 'steady'],
  [-0.02, 'steady'],
  [-0.03, 'falling'],
  [null, 'unknown'],
])('CORE-ENT-23: growth of %s is %s', (growth, trend) => {
  expect(priceTrend(growth)).toBe(trend);
});

it.each([
  [2.9, 'sellers'],
  [3, 'balanced'],
  [6, 'balanced'],
  [6.1, 'buyers'],
  [null, 'unknown'],
])('CORE-ENT-23: %s months of inventory are a market of %s', (months, balance) => {
  expect(supplyDemandBalance(months)).toBe(balance);
});

it('CORE-ENT-22: every type that may be asked for is counted as one that is stored', () => {
  expect(MARKET_PROPERTY_TYPES.map(countedAs)).toEqual([
    'house',
    'apartment',
    'townhouse',
    'townhouse',
    'land',
  ]);
});

describe('marketHeat', () => {
  it.each([
    [{ growth: 0.12, velocity: 0.9, daysOnMarket: 15, clearance: 0.85, inventory: 1 }, 'hot', 1],
    [{ growth: 0.03, velocity: 0.6, daysOnMarket: 30, clearance: 0.65, inventory: 3.5 }, 'warm', 0.533],
    [{ growth: -0.06, velocity: 0.3, daysOnMarket: 60, clearance: 0.45, inventory: 6 }, 'cold', 0],
  ] as const)('of %j is %s', (figures, heat, score) => {
    const result = marketHeat(figures);
    expect(result?.heat).toBe(heat);
    expect(result?.score).toBeCloseTo(score, 2);
  });

  it('needs at least half of the weight, and shares it out among what is known', () => {
    expect(marketHeat({ ...NONE, growth: 0.1, inventory: 2 })).toBeNull();
    const known = marketHeat({ ...NONE, growth: 0.1, velocity: 0.5 });
    expect(known?.parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  it('never cools when growth or velocity rise, and stays between 0 and 1', () => {
    const share = fc.double({ min: -0.5, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, share, (growth, more, velocity) => {
        const figures = { ...NONE, growth, velocity, daysOnMarket: 30 };
        const before = marketHeat(figures)?.score ?? 0;
        const after = marketHeat({ ...figures, growth: growth + Math.abs(more) })?.score ?? 0;
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(1 + 1e-9);
        expect(before).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
