import { groupByLocality, type LocalitySales } from '../cascade/locality-medians.ts';
import { type Evidence, prepareEvidence } from '../comparables/evidence.ts';
import { estimateSubjects } from '../estimate/estimate-subjects.ts';
import { prepareSubjects } from '../features/subjects.ts';
import type { Holdout, ValuationModel } from '../model/valuation-model.ts';
import { pickSales, type SalesTable } from '../sales/sales-table.ts';
import { medianOf } from '../statistics/quantiles.ts';
import {
  type Calibration,
  calibrate,
  EARLIER_SHRINKAGE,
  factorsOf,
  type RangeFactors,
  type RangeShrinkage,
  type Scores,
} from '../uncertainty/calibration.ts';
import { RollingCorrection } from '../uncertainty/rolling-correction.ts';
import type { MethodError } from './valuation.ts';

/** A model opened on sales: everything that valuations share. */
export type ValuerState = {
  model: ValuationModel;
  evidence: Evidence;
  localitySales: LocalitySales;
  calibration: Calibration | null;
  correction: RollingCorrection;
  /** By how much ranges widen when of a home only type and locality are known. */
  bareFactor: number;
  /** Log half-widths of the methods that state no error of their own; null where none was measured. */
  comparablesWidth: RangeFactors | null;
  localityWidth: RangeFactors | null;
  methodErrors: MethodError[];
  saleRowOf: (saleId: string) => number | undefined;
};

/** More than this many of the newest sales say nothing more about drift. */
const MOST_NEW_SALES = 20_000;
const LEAST_HELD_OUT = 20;

export const openState = (model: ValuationModel, sales: SalesTable): ValuerState => {
  const evidence = prepareEvidence(model.stage, sales);
  const { holdout } = model;
  const logPrice = holdout.priceAud.map(Math.log);
  const errorsOf = (logValue: Float64Array) =>
    logPrice.map((price, row) => Math.abs(price - logValue[row]!)).filter((error) => !Number.isNaN(error));
  const widthOf = (errors: Float64Array) => (errors.length < LEAST_HELD_OUT ? null : factorsOf(errors));
  const scores = holdoutScores(holdout, logPrice);
  const comparablesErrors = errorsOf(holdout.comparables);
  const localityErrors = errorsOf(holdout.localityMedian);
  let rowOfId: Map<string, number> | null = null;
  return {
    model,
    evidence,
    localitySales: groupByLocality(evidence.sales),
    calibration: scores.score.length < LEAST_HELD_OUT ? null : calibrate(scores, shrinkageOf(model)),
    bareFactor: bareFactor(holdout, logPrice, scores.score),
    correction: rollingCorrection(model, evidence, scores),
    comparablesWidth: widthOf(comparablesErrors),
    localityWidth: widthOf(localityErrors),
    methodErrors: [
      methodError('model', holdout.model, logPrice),
      methodError('comparables', holdout.comparables, logPrice),
      methodError('locality-median', holdout.localityMedian, logPrice),
    ],
    saleRowOf: (saleId) => {
      rowOfId ??= new Map(sales.ids.map((id, row) => [id, row]));
      return rowOfId.get(saleId);
    },
  };
};

/** As the measures of the model state it (mdape): the median of |value - price| / price. */
const methodError = (
  method: MethodError['method'],
  logValue: Float64Array,
  logPrice: Float64Array,
): MethodError => {
  const errors = logValue
    .map((value, row) => Math.abs(Math.exp(value - logPrice[row]!) - 1))
    .filter((error) => !Number.isNaN(error));
  return { method, medianError: errors.length === 0 ? null : medianOf(errors), sales: errors.length };
};

const holdoutScores = (holdout: Holdout, logPrice: Float64Array): Scores => {
  const rows = Int32Array.from(holdout.day.keys()).filter((row) => !Number.isNaN(holdout.model[row]!));
  return {
    score: Float64Array.from(
      rows,
      (row) => Math.abs(logPrice[row]! - holdout.model[row]!) / holdout.scale[row]!,
    ),
    scale: Float64Array.from(rows, (row) => holdout.scale[row]!),
    logValue: Float64Array.from(rows, (row) => holdout.model[row]!),
    type: Array.from(rows, (row) => holdout.type[row]!),
  };
};

const bareFactor = (holdout: Holdout, logPrice: Float64Array, fullScores: Float64Array): number => {
  const scores = logPrice
    .map((price, row) => Math.abs(price - holdout.bareModel[row]!) / holdout.bareScale[row]!)
    .filter((score) => !Number.isNaN(score));
  if (scores.length < LEAST_HELD_OUT || fullScores.length < LEAST_HELD_OUT) return 1;
  return Math.max(1, factorsOf(scores)[1] / factorsOf(fullScores)[1]);
};

/** Values the sales that came after the training, each as of its own day. */
const rollingCorrection = (
  model: ValuationModel,
  evidence: Evidence,
  earlierScores: Scores,
): RollingCorrection => {
  const { sales } = evidence;
  const all = Int32Array.from({ length: sales.count }, (_, row) => row);
  const newest = all
    .filter((row) => sales.contractDay[row]! > model.trainedThroughDay)
    .slice(-MOST_NEW_SALES);
  const picked = pickSales(sales, model.valueForest ? newest : newest.subarray(0, 0));
  const subjects = prepareSubjects(model.stage, evidence, picked);
  const estimates = estimateSubjects(model, evidence, subjects, picked.contractDay, (row) => newest[row]!);
  const type = picked.coded.type!;
  const known = Int32Array.from(estimates.model.keys()).filter((row) => !Number.isNaN(estimates.model[row]!));
  return new RollingCorrection(
    {
      day: Int32Array.from(known, (row) => picked.contractDay[row]!),
      residual: Float64Array.from(known, (row) => Math.log(picked.priceAud[row]!) - estimates.model[row]!),
      scale: Float64Array.from(known, (row) => estimates.scale[row]!),
      logValue: Float64Array.from(known, (row) => estimates.model[row]!),
      type: Array.from(known, (row) => type.levels[type.codes[row]!] ?? ''),
    },
    earlierScores,
    shrinkageOf(model),
  );
};

const shrinkageOf = ({ settings }: ValuationModel): RangeShrinkage =>
  settings.rangeShrinkage ?? EARLIER_SHRINKAGE;
