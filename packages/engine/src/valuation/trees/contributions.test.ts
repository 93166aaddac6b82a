import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { binOf } from './bins.ts';
import { boost } from './boost.ts';
import { contributionsOf } from './contributions.ts';
import type { Forest } from './forest.ts';
import { predictOne } from './predict.ts';
import { seededRandom } from './seeded-random.ts';

const COUNT = 800;
const FEATURES = 5;
const random = seededRandom(9);
const columns = Array.from({ length: FEATURES }, () =>
  Float64Array.from({ length: COUNT }, () => (random() < 0.1 ? Number.NaN : random())),
);
const target = Float64Array.from({ length: COUNT }, (_, i) => {
  const [x = 0, y = 0, z = 0] = columns.map((column) => column[i]! || 0.5);
  return x * y + Math.sin(5 * z) + 0.1 * random();
});
const forest = boost(
  { names: columns.map((_, i) => `f${i}`), monotone: new Int8Array(FEATURES), columns },
  target,
  new Float64Array(COUNT).fill(1),
  { ...DEFAULT_SETTINGS.value, trees: 20, learningRate: 0.2, leaves: 12, columnShare: 1 },
  1,
);
const rowAt = (row: number) => columns.map((column) => column[row]!);

/** Expected prediction when only the features of a set are known: unknown ones follow the training rows. */
const expectation = (known: number, bins: number[], node: number, trees: Forest): number => {
  const left = trees.left[node]!;
  if (left === 0) return trees.value[node]!;
  const feature = trees.feature[node]!;
  if (known & (1 << feature)) {
    const goesLeft = (bins[feature]! - trees.offset[node]!) >>> 0 < trees.width[node]!;
    return expectation(known, bins, goesLeft ? left : left + 1, trees);
  }
  const share = trees.cover[left]! / trees.cover[node]!;
  return (
    share * expectation(known, bins, left, trees) + (1 - share) * expectation(known, bins, left + 1, trees)
  );
};

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** The Shapley values by their definition, over all sets of features. */
const byDefinition = (values: number[]): number[] => {
  const bins = forest.edges.map((edges, i) => binOf(edges, values[i]!));
  const worth = Array.from({ length: 1 << FEATURES }, (_, known) =>
    Array.from(forest.roots.subarray(0, -1)).reduce(
      (sum, root) => sum + expectation(known, bins, root, forest),
      0,
    ),
  );
  return values.map((_, feature) => {
    let sum = 0;
    for (let known = 0; known < 1 << FEATURES; known++) {
      if (known & (1 << feature)) continue;
      const size = known.toString(2).replaceAll('0', '').length;
      const share = (factorial(size) * factorial(FEATURES - size - 1)) / factorial(FEATURES);
      sum += share * (worth[known | (1 << feature)]! - worth[known]!);
    }
    return sum;
  });
};

describe('contributions of features', () => {
  it('add up to the prediction', () => {
    for (let row = 0; row < 50; row++) {
      const { mean, contributions } = contributionsOf(forest, rowAt(row));
      const sum = contributions.reduce((total, one) => total + one, mean);
      expect(sum).toBeCloseTo(predictOne(forest, rowAt(row)), 10);
    }
  });

  it('are the Shapley values of the definition', () => {
    for (const row of [0, 3, 42, 99]) {
      const { contributions } = contributionsOf(forest, rowAt(row));
      byDefinition(rowAt(row)).forEach((value, feature) => {
        expect(contributions[feature]).toBeCloseTo(value, 10);
      });
    }
  });
});
