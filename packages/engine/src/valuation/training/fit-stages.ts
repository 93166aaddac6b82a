import { prepareEvidence } from '../comparables/evidence.ts';
import { fitLikeness } from '../comparables/fit-likeness.ts';
import { EVIDENCE_FEATURES } from '../features/comparable-features.ts';
import { errorFeatures } from '../features/error-features.ts';
import { type ComparableRules, modelFeatures } from '../features/model-features.ts';
import { prepareSubjects } from '../features/subjects.ts';
import { fitFirstStage } from '../first-stage/first-stage.ts';
import { saleWeights } from '../first-stage/sale-weights.ts';
import type { FittedStages } from '../model/valuation-model.ts';
import { areCoarselyDated } from '../sales/coarse-dates.ts';
import type { SalesTable } from '../sales/sales-table.ts';
import type { ValuationSettings } from '../settings.ts';
import { averageForests } from '../trees/average-forests.ts';
import { boost } from '../trees/boost.ts';
import { selectFeatures } from '../trees/training-data.ts';
import { outOfFoldErrors } from './out-of-fold-errors.ts';

/** Fewer sales teach trees nothing that comparables do not say better. */
const LEAST_SALES_FOR_TREES = 400;

/** Errors are noise for the most part: a forest that learnt them once states by chance what the mean of four does not. */
const ERROR_SEEDS = [3, 103, 203, 303];

/** Tells how much of a fit is done, from 0 to 1. */
export type OnShare = (share: number) => void;

export const fitStages = (
  sales: SalesTable,
  settings: ValuationSettings,
  seed: number,
  onShare: OnShare = () => undefined,
): FittedStages => {
  const stage = fitFirstStage(sales, settings, seed);
  onShare(0.4);
  const evidence = prepareEvidence(stage, sales);
  const subjects = prepareSubjects(stage, evidence, sales);
  const nearness = { kmScale: stage.spacingKm, perYear: settings.poolPerYear };
  const gathering = {
    poolSize: settings.poolSize,
    looksAhead: settings.looksAhead,
    ...(areCoarselyDated(sales.contractDay) ? { sameDayThrough: sales.contractDay[sales.count - 1]! } : {}),
  };
  const likeness = fitLikeness(evidence, subjects, nearness, gathering);
  const rules = { nearness, likeness, ...gathering };
  if (sales.count < LEAST_SALES_FOR_TREES) return { stage, rules, valueForest: null, scaleForest: null };

  const featuresBy = (gathered: ComparableRules) =>
    modelFeatures(subjects, evidence.attributeValue, sales.contractDay, evidence, gathered, (row) => row);
  const features = featuresBy(rules);
  onShare(0.5);
  const weight = saleWeights(sales.contractDay, settings);
  const names = features.names.filter((name) => !EVIDENCE_FEATURES.has(name));
  const ofValue = selectFeatures(features, names);
  const asUsed = boost(ofValue, evidence.detrended, weight, settings.value, seed + 1);
  const bothSides = selectFeatures(featuresBy({ ...rules, looksAhead: true }), names);
  const withLater = boost(bothSides, evidence.detrended, weight, settings.value, seed + 4, asUsed.edges);
  const valueForest = averageForests([asUsed, withLater]);
  onShare(0.75);
  const errors = outOfFoldErrors(ofValue, evidence.detrended, weight, evidence.fold, settings, seed + 2);
  const ofError = errorFeatures(features);
  const scaleForest = averageForests(
    ERROR_SEEDS.map((own) => boost(ofError, errors, weight, settings.scale, seed + own)),
  );
  onShare(1);
  return { stage, rules, valueForest, scaleForest };
};
