import type { ValuationSettings } from '../settings.ts';
import { boost } from '../trees/boost.ts';
import { predictRows } from '../trees/predict.ts';
import type { FeatureColumns } from '../trees/training-data.ts';

const FOLDS = 3;

/** Absolute errors of forests that have not seen the row: what the stated range must be made from. */
export const outOfFoldErrors = (
  features: FeatureColumns,
  target: Float64Array,
  weight: Float64Array,
  fold: Uint8Array,
  settings: ValuationSettings,
  seed: number,
): Float64Array => {
  const errors = new Float64Array(target.length);
  for (let held = 0; held < FOLDS; held++) {
    const rows = Int32Array.from(fold.keys());
    const kept = rows.filter((row) => fold[row]! % FOLDS !== held);
    const out = rows.filter((row) => fold[row]! % FOLDS === held);
    const pick = (list: Int32Array) => (values: Float64Array) =>
      Float64Array.from(list, (row) => values[row]!);
    const forest = boost(
      { ...features, columns: features.columns.map(pick(kept)) },
      pick(kept)(target),
      pick(kept)(weight),
      settings.value,
      seed + 10 * held,
    );
    const predicted = predictRows(
      forest,
      { ...features, columns: features.columns.map(pick(out)) },
      out.length,
    );
    out.forEach((row, i) => {
      errors[row] = Math.abs(target[row]! - predicted[i]!);
    });
  }
  return errors;
};
