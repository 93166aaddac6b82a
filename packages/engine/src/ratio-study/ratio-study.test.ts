import { Draws } from '@propguard/rules/chance/draws';
import { describe, expect, it } from 'vitest';
import { ratioMeasures } from './ratio-measures.ts';
import { ratioStudy } from './ratio-study.ts';
import { priceTiers, ratioStudyBy } from './ratio-study-by.ts';

describe('ratio study', () => {
  it('gives the figures worked out by hand', () => {
    const value = Float64Array.of(90, 220, 300, 380);
    const price = Float64Array.of(100, 200, 300, 400);
    // Ratios 0.9, 1.1, 1, 0.95: median 0.975, mean distance 0.0625, mean 0.9875, weighted 990 / 1000.
    const { median, cod, prd } = ratioMeasures(value, price);
    expect(median).toBeCloseTo(0.975, 12);
    expect(cod).toBeCloseTo((100 * 0.0625) / 0.975, 10);
    expect(prd).toBeCloseTo(0.9875 / 0.99, 12);
  });

  it('finds that dear homes are valued low, and by how much', () => {
    const draws = new Draws('ratio-study');
    const price = Float64Array.from({ length: 4000 }, () => draws.around(500_000, 0.5));
    const value = price.map((one) => one * (1 - 0.05 * Math.log2(one / 500_000)));
    const study = ratioStudy(value, price);
    expect(study.prb).toBeCloseTo(-0.05, 2);
    expect(study.intervals.prb[1]).toBeLessThan(-0.04);
    expect(study.prd).toBeGreaterThan(1);
    expect(study.intervals.median[0]).toBeLessThanOrEqual(study.median);
    expect(study.intervals.median[1]).toBeGreaterThanOrEqual(study.median);
  });

  it('covers the truth with its intervals about as often as it says', () => {
    const draws = new Draws('ratio-coverage');
    const hits = Array.from({ length: 60 }, () => {
      const price = Float64Array.from({ length: 150 }, () => draws.around(600_000, 0.4));
      const value = price.map((one) => one * draws.around(1, 0.12));
      const [low, high] = ratioStudy(value, price).intervals.median;
      return low <= 1 && high >= 1;
    });
    expect(hits.filter(Boolean).length).toBeGreaterThanOrEqual(51);
  });

  it('studies each group that is large enough', () => {
    const price = Float64Array.from({ length: 100 }, (_, i) => 100_000 + 1000 * i);
    const value = price.map((one, i) => one * (i < 50 ? 1.1 : 0.9));
    expect(priceTiers(value, price, 2).filter((tier) => tier === '1')).toHaveLength(50);
    const byTier = ratioStudyBy(priceTiers(value, price, 2), value, price);
    expect(byTier.map(({ group, study }) => [group, study.sales])).toEqual([
      ['1', 50],
      ['2', 50],
    ]);
    expect(
      ratioStudyBy(
        Array.from(price, (_, i) => (i < 5 ? 'few' : 'many')),
        value,
        price,
      ),
    ).toHaveLength(1);
  });
});
