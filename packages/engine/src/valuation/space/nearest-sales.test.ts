import { describe, expect, it } from 'vitest';
import { findNearest, type Horizon, NearestPool } from './nearest-sales.ts';
import { buildSpaceTimeTree } from './space-time-tree.ts';
import { spherePoints } from './sphere.ts';

const COUNT = 200;
const points = spherePoints(
  Float64Array.from({ length: COUNT }, (_, i) => -37 - (i % 17) / 100),
  Float64Array.from({ length: COUNT }, (_, i) => 145 + (i % 23) / 100),
);
const days = Int32Array.from({ length: COUNT }, (_, i) => 1000 + 30 * Math.floor(i / 20));
const tree = buildSpaceTimeTree(
  points,
  days,
  Int32Array.from({ length: COUNT }, (_, i) => i),
);
const LAST_DAY = days[COUNT - 1]!;

const daysSeen = (horizon: Omit<Horizon, 'excluded'>) => {
  const pool = new NearestPool(COUNT);
  const nearness = { kmScale: 1, perYear: 0.5 };
  findNearest(tree, points.x[0]!, points.y[0]!, points.z[0]!, { ...horizon, excluded: 0 }, nearness, pool);
  return [...pool.item.subarray(0, pool.size)].map((item) => days[item]!);
};

describe('the sales that may be seen from a day', () => {
  it.each([
    ['only earlier ones', { day: 1060, looksAhead: false }, 40],
    ['later ones too in a random split', { day: 1060, looksAhead: true }, COUNT],
    [
      'those of the day where dates are coarse',
      { day: 1060, looksAhead: false, sameDayThrough: LAST_DAY },
      60,
    ],
    ['no others of a day after training', { day: LAST_DAY, looksAhead: false, sameDayThrough: 1200 }, 180],
  ])('are %s, never the home itself', (_, horizon, expected) => {
    const seen = daysSeen(horizon);
    expect(seen).toHaveLength(expected - 1);
    if (!horizon.looksAhead) expect(Math.max(...seen)).toBeLessThanOrEqual(horizon.day);
  });
});
