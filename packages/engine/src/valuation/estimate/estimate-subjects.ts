import type { Evidence } from '../comparables/evidence.ts';
import type { ComparableSearch, Subject } from '../features/comparable-features.ts';
import { modelFeatures } from '../features/model-features.ts';
import type { Subjects } from '../features/subjects.ts';
import type { FittedStages } from '../model/valuation-model.ts';
import type { Exclusion } from '../space/nearest-sales.ts';
import { indexLevel } from '../time-index/time-index.ts';
import { predictRows } from '../trees/predict.ts';
import { type FeatureColumns, featureNamed, selectFeatures } from '../trees/training-data.ts';

/** Log values before any correction for drift; NaN where there is nothing to go by. */
export type Estimates = {
  features: FeatureColumns;
  index: Float64Array;
  model: Float64Array;
  comparables: Float64Array;
  scale: Float64Array;
};

/** No error is stated below this, however smooth the past was. */
const LEAST_SCALE = 0.01;

/** What the attributes of homes that are in no fold are worth: the mean over the forests. */
export const meanAttributeValues = (fitted: FittedStages, subjects: Subjects): Float64Array => {
  const forests = fitted.stage.attributeForests;
  const mean = new Float64Array(subjects.count);
  for (const forest of forests) {
    const values = predictRows(forest, subjects.attributes, subjects.count);
    for (let row = 0; row < mean.length; row++) mean[row] = mean[row]! + values[row]! / forests.length;
  }
  return mean;
};

export const estimateSubjects = (
  fitted: FittedStages,
  evidence: Evidence,
  subjects: Subjects,
  days: Int32Array,
  exclusionOf: (row: number) => Exclusion = () => null,
  visit?: (row: number, search: ComparableSearch, subject: Subject) => void,
): Estimates => {
  const attributeValue = meanAttributeValues(fitted, subjects);
  const features = modelFeatures(subjects, attributeValue, days, evidence, fitted.rules, exclusionOf, visit);
  const index = Float64Array.from(days, (day, row) =>
    indexLevel(fitted.stage.index, subjects.regionOf[row]!, day),
  );
  const { valueForest, scaleForest } = fitted;
  const nothing = () => new Float64Array(subjects.count).fill(Number.NaN);
  const withIndex = (values: Float64Array) => values.map((value, row) => value + index[row]!);
  return {
    features,
    index,
    model: valueForest
      ? withIndex(
          predictRows(valueForest, selectFeatures(features, valueForest.featureNames), subjects.count),
        )
      : nothing(),
    comparables: withIndex(featureNamed(features, 'like10').map((lag, row) => lag + attributeValue[row]!)),
    scale: scaleForest
      ? predictRows(scaleForest, selectFeatures(features, scaleForest.featureNames), subjects.count).map(
          (scale) => Math.max(LEAST_SCALE, scale),
        )
      : nothing(),
  };
};
