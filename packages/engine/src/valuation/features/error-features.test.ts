import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../settings.ts';
import { boost } from '../trees/boost.ts';
import { predictRows } from '../trees/predict.ts';
import type { FeatureColumns } from '../trees/training-data.ts';
import { errorFeatures } from './error-features.ts';

const ROWS = 2_000;
const column = (at: (row: number) => number) => Float64Array.from({ length: ROWS }, (_, row) => at(row));
const features: FeatureColumns = {
  names: ['landM2', 'latitude', 'longitude', 'day', 'spread'],
  monotone: Int8Array.from([1, 0, 0, 0, 0]),
  columns: [
    column((row) => 200 + ((row * 7919) % 1000)),
    column((row) => -37 - (row % 10) / 10),
    column((row) => 145 + (row % 7) / 10),
    column((row) => 17_000 + row),
    column((row) => ((row * 31) % 100) / 500),
  ],
};

test('the stated error is learnt from the home, its place and its evidence, not from the day', () => {
  expect(errorFeatures(features).names).toEqual(['landM2', 'latitude', 'longitude', 'spread']);
});

test('the stated error may fall with land, though a value never does', () => {
  const ofError = errorFeatures(features);
  const errors = column((row) => (features.columns[0]![row]! < 500 ? 0.2 : 0.1));
  const forest = boost(
    ofError,
    errors,
    column(() => 1),
    DEFAULT_SETTINGS.scale,
    1,
  );
  const [small, large] = predictRows(
    forest,
    {
      ...ofError,
      columns: [
        [250, 900],
        [-37.5, -37.5],
        [145.3, 145.3],
        [0.1, 0.1],
      ].map((two) => Float64Array.from(two)),
    },
    2,
  );
  expect(small! / large!).toBeGreaterThan(1.7);
});
