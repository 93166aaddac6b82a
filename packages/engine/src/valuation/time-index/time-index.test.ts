import { describe, expect, it } from 'vitest';
import { factsTable } from '../sales/facts-table.ts';
import { NOTHING_KNOWN } from '../testing/nothing-known.ts';
import { seededRandom } from '../trees/seeded-random.ts';
import { buildRegionTree, regionsOf } from './region-tree.ts';
import { smoothSeries } from './smooth-series.ts';
import { fitTimeIndex, indexLevel, levelVariance } from './time-index.ts';

const SETTINGS = { roughness: 100, parentSales: 2 };

describe('a smoothed series', () => {
  it('keeps a straight line, bridges gaps along it, and goes to zero where it is pulled', () => {
    const line = Float64Array.from({ length: 12 }, (_, i) => 0.5 + 0.1 * i);
    const weight = Float64Array.from({ length: 12 }, (_, i) => (i > 3 && i < 8 ? 0 : 5));
    smoothSeries(
      line.map((value, i) => (weight[i] === 0 ? 0 : value)),
      weight,
      50,
      0,
    ).forEach((value, i) => {
      expect(value).toBeCloseTo(line[i]!, 5);
    });
    expect(Math.max(...smoothSeries(line, weight, 0, 1e9))).toBeCloseTo(0, 5);
    expect([...smoothSeries(Float64Array.of(1), Float64Array.of(3), 10, 0)][0]).toBeCloseTo(1, 5);
    expect([...smoothSeries(Float64Array.of(1, 0), Float64Array.of(3, 0), 10, 0)][1]).toBeCloseTo(1, 3);
  });
});

describe('the time index', () => {
  const random = seededRandom(4);
  const days = Int32Array.from({ length: 6000 }, (_, i) => 17_000 + Math.floor(i / 6));
  const facts = factsTable(
    Array.from(days, (_, i) => ({
      ...NOTHING_KNOWN,
      state: i % 10 === 0 ? 'TAS' : 'VIC',
      latitude: -37 - random(),
      longitude: 145,
    })),
  );
  const yearly = (day: number, rate: number) => (rate * (day - 17_000)) / 365.25;
  const residual = Float64Array.from(
    days,
    (day, i) => yearly(day, i % 10 === 0 ? -0.1 : 0.08) + 0.2 * (random() - 0.5),
  );
  const tree = buildRegionTree(facts, 400);
  const regionOf = regionsOf(tree, facts);
  const index = fitTimeIndex(tree, regionOf, days, residual, SETTINGS);
  const growth = (row: number, from: number, to: number) =>
    indexLevel(index, regionOf[row]!, to) - indexLevel(index, regionOf[row]!, from);

  it('finds the growth of each region', () => {
    expect(growth(1, 17_100, 17_900)).toBeCloseTo(yearly(17_800, 0.08), 1);
    expect(growth(1, 17_100, 17_900)).toBeGreaterThan(0.14);
    expect(growth(0, 17_100, 17_900)).toBeLessThan(-0.1);
  });

  it('follows the parent where a region is thin', () => {
    const thin = fitTimeIndex(tree, regionOf, days, residual, { ...SETTINGS, parentSales: 1e6 });
    const whole = indexLevel(thin, 0, 17_900) - indexLevel(thin, 0, 17_100);
    expect(indexLevel(thin, regionOf[0]!, 17_900) - indexLevel(thin, regionOf[0]!, 17_100)).toBeCloseTo(
      whole,
      2,
    );
  });

  it('stands still before the first sale', () => {
    expect(indexLevel(index, 0, 0)).toBe(indexLevel(index, 0, 17_000));
  });

  it('holds the level after the last sale in a model that was stored without a carry', () => {
    const { carry: _, ...stored } = index;
    expect(indexLevel(stored, 0, 30_000)).toBe(indexLevel(stored, 0, 18_500));
    expect(levelVariance(stored, 400)).toBe(0);
  });

  it('cuts a region only where both halves have sales enough', () => {
    const counts = new Map<number, number>();
    for (const region of regionOf) counts.set(region, (counts.get(region) ?? 0) + 1);
    expect(Math.min(...counts.values())).toBeGreaterThanOrEqual(400);
    expect(counts.size).toBeGreaterThan(3);
  });
});
