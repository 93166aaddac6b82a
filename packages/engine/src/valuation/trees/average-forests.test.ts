import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { averageForests } from './average-forests.ts';
import { boost } from './boost.ts';
import { contributionsOf } from './contributions.ts';
import { predictOne } from './predict.ts';
import { seededRandom } from './seeded-random.ts';

const ROWS = 400;
const random = seededRandom(3);
const columns = [0, 1].map(() => Float64Array.from({ length: ROWS }, random));
const target = columns[0]!.map((value, row) => value - 2 * columns[1]![row]!);
const features = { names: ['a', 'b'], monotone: Int8Array.of(0, 0), columns };
const weight = new Float64Array(ROWS).fill(1);
const settings = { ...DEFAULT_SETTINGS.value, trees: 15, learningRate: 0.2 };
const one = boost(features, target, weight, settings, 1);
const shifted = { ...features, columns: columns.map((column) => column.map((value) => value + 0.1)) };
const other = boost(shifted, target, weight, settings, 2, one.edges);

test('an average of forests says the mean of what they say, and so do its reasons', () => {
  const average = averageForests([one, other]);
  for (const home of [
    [0.2, 0.9],
    [0.7, Number.NaN],
  ]) {
    const mean = (predictOne(one, home) + predictOne(other, home)) / 2;
    expect(predictOne(average, home)).toBeCloseTo(mean, 12);
    const [ofOne, ofOther, ofAverage] = [one, other, average].map((forest) => contributionsOf(forest, home));
    expect(ofAverage!.contributions[0]).toBeCloseTo(
      (ofOne!.contributions[0]! + ofOther!.contributions[0]!) / 2,
      12,
    );
  }
  expect(() => averageForests([])).toThrow(RangeError);
});
