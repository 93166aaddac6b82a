import { prepareEvidence } from '../comparables/evidence.ts';
import { estimateSubjects } from '../estimate/estimate-subjects.ts';
import { prepareSubjects } from '../features/subjects.ts';
import type { ValuationModel } from '../model/valuation-model.ts';
import type { SalesTable } from '../sales/sales-table.ts';
import { predictRows } from '../trees/predict.ts';
import { type FeatureColumns, selectFeatures } from '../trees/training-data.ts';

const ROWS = 50_000;

/** Values with their ranges a second, on one core, once the features are there. 0 where the model has no trees. */
export const measurePredictionSpeed = (
  model: ValuationModel,
  train: SalesTable,
  test: SalesTable,
): number => {
  const { valueForest, scaleForest } = model;
  if (!valueForest || !scaleForest) return 0;
  const evidence = prepareEvidence(model.stage, train);
  const subjects = prepareSubjects(model.stage, evidence, test);
  const { features } = estimateSubjects(model, evidence, subjects, test.contractDay);
  const columns = features.columns.map((column) =>
    Float64Array.from({ length: ROWS }, (_, row) => column[row % column.length]!),
  );
  const many: FeatureColumns = { ...features, columns };
  const ofValue = selectFeatures(many, valueForest.featureNames);
  const ofScale = selectFeatures(many, scaleForest.featureNames);
  const predict = () => {
    const value = predictRows(valueForest, ofValue, ROWS);
    const scale = predictRows(scaleForest, ofScale, ROWS);
    return value.map((one, row) => Math.exp(one + scale[row]!) - Math.exp(one - scale[row]!));
  };
  predict();
  const startedAt = performance.now();
  predict();
  return ROWS / ((performance.now() - startedAt) / 1000);
};
