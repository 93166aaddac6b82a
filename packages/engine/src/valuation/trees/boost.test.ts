import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { boost } from './boost.ts';
import { predictOne, predictRows } from './predict.ts';
import { seededRandom } from './seeded-random.ts';
import type { FeatureColumns } from './training-data.ts';

const SETTINGS = { ...DEFAULT_SETTINGS.value, trees: 150, learningRate: 0.1, leaves: 12 };
const COUNT = 1500;
const random = seededRandom(3);
const column = () => Float64Array.from({ length: COUNT }, () => random());
const features = (columns: Float64Array[], monotone: number[] = columns.map(() => 0)): FeatureColumns => ({
  names: columns.map((_, i) => `f${i}`),
  monotone: Int8Array.from(monotone),
  columns,
});
const weight = new Float64Array(COUNT).fill(1);
const [a, b, c] = [column(), column(), column()];

describe('boosted trees', () => {
  it('learn a function of several features, with an interaction', () => {
    const target = a.map((value, i) => Math.sin(6 * value) + value * b[i]! + 0.1 * (random() - 0.5));
    const data = features([a, b, c]);
    const predicted = predictRows(boost(data, target, weight, SETTINGS, 1), data, COUNT);
    const squares = target.map((value, i) => (value - predicted[i]!) ** 2);
    expect(Math.sqrt(squares.reduce((sum, one) => sum + one, 0) / COUNT)).toBeLessThan(0.06);
  });

  it('are not led astray by a few wild targets', () => {
    const target = a.map((value, i) => value + (i % 50 === 0 ? 100 : 0));
    const data = features([a]);
    const predicted = predictRows(boost(data, target, weight, SETTINGS, 1), data, COUNT);
    expect(predicted.every((value, i) => Math.abs(value - a[i]!) < 0.2)).toBe(true);
  });

  it('never fall where they may only rise, whatever the data say', () => {
    const target = a.map((value, i) => -value + b[i]! + 0.3 * (random() - 0.5));
    const forest = boost(features([a, b], [1, 0]), target, weight, SETTINGS, 1);
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (x, y) => {
          const steps = [0, 0.2, 0.4, 0.6, 0.8, 1].map((more) => predictOne(forest, [x + more, y]));
          return steps.every((value, i) => i === 0 || value >= steps[i - 1]! - 1e-12);
        },
      ),
    );
  });

  it('learn which way a missing value points', () => {
    const holed = a.map((value, i) => (i % 3 === 0 ? Number.NaN : value));
    const target = holed.map((value) => (Number.isNaN(value) ? 2 : value));
    const forest = boost(features([holed]), target, weight, SETTINGS, 1);
    expect(predictOne(forest, [Number.NaN])).toBeCloseTo(2, 1);
    expect(predictOne(forest, [0.5])).toBeCloseTo(0.5, 1);
  });

  it('send a value that was never missing with the majority', () => {
    const skewed = a.map((value) => (value < 0.9 ? 0 : 1));
    const forest = boost(features([skewed]), skewed, weight, SETTINGS, 1);
    expect(predictOne(forest, [Number.NaN])).toBeCloseTo(0, 1);
  });

  it('depend on the seed alone, and say the same one by one as in a batch', () => {
    const data = features([a, b, c]);
    const target = a.map((value, i) => value - c[i]!);
    const forest = boost(data, target, weight, SETTINGS, 5);
    expect(boost(data, target, weight, SETTINGS, 5)).toEqual(forest);
    expect(boost(data, target, weight, SETTINGS, 6).value).not.toEqual(forest.value);
    const batch = predictRows(forest, data, COUNT);
    for (const row of [0, 17, COUNT - 1])
      expect(predictOne(forest, [a[row]!, b[row]!, c[row]!])).toBe(batch[row]);
  });
});
