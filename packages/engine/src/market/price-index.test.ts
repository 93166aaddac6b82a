import { Draws } from '@propguard/rules/chance/draws';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { QUARTERS } from './days.ts';
import { growthOf, type PricedSales, priceIndex, volatilityOf } from './price-index.ts';

/** Sales whose level is known: `path` per quarter (newest first), a level per group, and noise. */
const soldAlong = (
  path: (quarter: number) => number,
  { each, groups, noise, seed }: { each: number; groups: number; noise: number; seed: string },
): PricedSales => {
  const draws = new Draws(seed);
  const count = QUARTERS * each;
  const quarter = Int32Array.from({ length: count }, (_, at) => Math.floor(at / each));
  const group = Int32Array.from({ length: count }, (_, at) => at % groups);
  const value = Float64Array.from(
    { length: count },
    (_, at) => path(quarter[at] ?? 0) + 0.3 * (group[at] ?? 0) + noise * draws.normal(),
  );
  return { value, quarter, group, groupCount: groups };
};

const rising = (quarter: number): number => 13 - 0.02 * quarter;

describe('priceIndex', () => {
  it('finds the path that prices took, whatever was sold when', () => {
    const sales = soldAlong(rising, { each: 60, groups: 3, noise: 0.1, seed: 'path' });
    const { level } = priceIndex(sales, null);
    for (let q = 0; q < QUARTERS; q++) expect((level[0] ?? 0) - (level[q] ?? 0)).toBeCloseTo(0.02 * q, 1);
    expect(growthOf(priceIndex(sales, null)).share).toBeCloseTo(Math.expm1(0.08), 1);
  });

  it('is not moved by a change of what sells: dear groups last year, cheap ones now', () => {
    const quarter = Int32Array.from({ length: 480 }, (_, at) => at % QUARTERS);
    const group = Int32Array.from(quarter, (q, at) =>
      q < 4 ? (at % 10 === 0 ? 1 : 0) : at % 10 === 0 ? 0 : 1,
    );
    const value = Float64Array.from(quarter, (_, at) => 13 + (group[at] ?? 0));
    const { share } = growthOf(priceIndex({ value, quarter, group, groupCount: 2 }, null));
    expect(share).toBeCloseTo(0, 3);
  });

  it('leans on the region above where sales are few, and is it where there are none', () => {
    const above = priceIndex(soldAlong(rising, { each: 200, groups: 1, noise: 0.05, seed: 'above' }), null);
    const none = {
      value: new Float64Array(),
      quarter: new Int32Array(),
      group: new Int32Array(),
      groupCount: 0,
    };
    expect([...priceIndex(none, above).level]).toEqual([...above.level]);
    const flat = soldAlong(() => 12, { each: 1, groups: 1, noise: 0.05, seed: 'thin' });
    const many = soldAlong(() => 12, { each: 80, groups: 1, noise: 0.15, seed: 'thick' });
    const [thin, thick] = [flat, many].map((sales) => growthOf(priceIndex(sales, above)).share);
    expect(thin).toBeGreaterThan(0.05);
    expect(thick).toBeLessThan(0.03);
  });

  it('is surer with more sales', () => {
    const above = priceIndex(soldAlong(rising, { each: 500, groups: 1, noise: 0.05, seed: 'a' }), null);
    const errors = [2, 20, 200].map(
      (each) =>
        growthOf(priceIndex(soldAlong(rising, { each, groups: 1, noise: 0.15, seed: 'e' }), above)).error,
    );
    expect(errors).toEqual(errors.toSorted((a, b) => b - a));
  });

  it('does not follow a single absurd price', () => {
    const sales = soldAlong(rising, { each: 40, groups: 1, noise: 0.05, seed: 'gift' });
    const before = growthOf(priceIndex(sales, null)).share;
    sales.value[0] = 0;
    expect(Math.abs(growthOf(priceIndex(sales, null)).share - before)).toBeLessThan(0.02);
  });

  it('gives finite levels for any sales at all', () => {
    const sale = fc.tuple(
      fc.double({ min: 9, max: 17, noNaN: true }),
      fc.integer({ min: 0, max: QUARTERS - 1 }),
      fc.integer({ min: 0, max: 3 }),
    );
    fc.assert(
      fc.property(fc.array(sale, { minLength: 1, maxLength: 60 }), (rows) => {
        const index = priceIndex(
          {
            value: Float64Array.from(rows, ([value]) => value),
            quarter: Int32Array.from(rows, ([, quarter]) => quarter),
            group: Int32Array.from(rows, ([, , group]) => group),
            groupCount: 4,
          },
          null,
        );
        expect(index.level.every(Number.isFinite)).toBe(true);
        expect(Number.isFinite(volatilityOf(index))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
