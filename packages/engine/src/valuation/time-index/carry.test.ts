import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '../trees/seeded-random.ts';
import { carriedGrowth, stepsCarried, WAYS } from './carry.ts';
import { fitCarry } from './fit-carry.ts';

const ROUGHNESS = 3000;
const SALES_PER_STEP = 100;

/** A market whose log level goes a given way, seen through the chance of its sales. */
const carryOf = (steps: number, levelAt: (year: number) => number) => {
  const random = seededRandom(7);
  const level = Float64Array.from({ length: steps }, (_, step) => levelAt(step / 12));
  const sales = new Float64Array(steps).fill(SALES_PER_STEP);
  const mean = level.map((value) => value + 0.03 * (random() - 0.5));
  return fitCarry({ mean, sales, saleVariance: 0.03 }, [level], [sales], ROUGHNESS);
};
const holdingShare = (weight: Float64Array): number =>
  WAYS.reduce((sum, { share }, i) => sum + (share === 0 ? weight[i]! : 0), 0);

describe('the level after the last sale', () => {
  it.each([
    ['steady growth', 96, (year: number) => 0.06 * year, 0.06],
    ['a steady fall', 96, (year: number) => -0.05 * year, -0.05],
    ['high inflation', 60, (year: number) => 0.3 * year, 0.3],
  ])('follows %s', (_, steps, levelAt, perYear) => {
    const grown = carriedGrowth(carryOf(steps, levelAt), 0, 12) / perYear;
    expect(grown).toBeGreaterThan(0.75);
    expect(grown).toBeLessThan(1.05);
  });

  it.each([
    ['that stands still', 96, () => 0, 0.004],
    ['of up and down', 120, (year: number) => 0.15 * Math.sin((2 * Math.PI * year) / 2.5), 0.06],
    ['seen for less than two years', 23, (year: number) => 0.1 * year, 1e-12],
  ])('is held in a market %s', (_, steps, levelAt, most) => {
    expect(Math.abs(carriedGrowth(carryOf(steps, levelAt), 0, 24))).toBeLessThan(most);
  });

  it('trusts a trend less the fewer sales show it', () => {
    const trend = Float64Array.from({ length: 48 }, (_, step) => 0.005 * step);
    const grown = [1, 10, 100].map((perStep) => {
      const sales = new Float64Array(48).fill(perStep);
      return carriedGrowth(
        fitCarry({ mean: trend, sales, saleVariance: 0.04 }, [trend], [sales], 100),
        0,
        12,
      );
    });
    expect(grown).toEqual(grown.toSorted((a, b) => a - b));
    expect(grown[0]).toBeGreaterThan(0);
  });

  it('is foretold with more doubt where the past was hard to foretell', () => {
    const calm = carryOf(120, (year) => 0.03 * year).yearVariance;
    const wild = carryOf(120, (year) => 0.2 * Math.sin((2 * Math.PI * year) / 5)).yearVariance;
    expect(wild).toBeGreaterThan(4 * calm);
    expect(calm).toBeGreaterThan(0);
  });

  it('has weights that add up, and is finite, whatever the sales', () => {
    const series = fc.array(
      fc.record({
        mean: fc.double({ min: -5, max: 5, noNaN: true }),
        sales: fc.integer({ min: 0, max: 50 }),
      }),
      { minLength: 1, maxLength: 90 },
    );
    fc.assert(
      fc.property(series, fc.double({ min: 0, max: 200, noNaN: true }), (drawn, steps) => {
        const mean = Float64Array.from(drawn, (one) => one.mean);
        const sales = Float64Array.from(drawn, (one) => one.sales);
        const carry = fitCarry({ mean, sales, saleVariance: 0.1 }, [mean], [sales], ROUGHNESS);
        expect(carry.weight.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 9);
        expect(holdingShare(carry.weight)).toBeGreaterThanOrEqual(0);
        expect(Number.isFinite(carriedGrowth(carry, 0, steps))).toBe(true);
        expect(carry.yearVariance).toBeGreaterThan(0);
      }),
      { numRuns: 60 },
    );
  });

  it('carries between nothing and the whole trend', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.integer({ min: 0, max: 100 }),
        (share, steps) => {
          expect(stepsCarried(share, steps)).toBeGreaterThanOrEqual(0);
          expect(stepsCarried(share, steps)).toBeLessThanOrEqual(steps + 1e-9);
          expect(stepsCarried(share, steps + 1)).toBeGreaterThanOrEqual(stepsCarried(share, steps));
        },
      ),
    );
  });
});
