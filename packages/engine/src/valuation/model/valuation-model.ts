import type { ComparableRules } from '../features/model-features.ts';
import type { FirstStage } from '../first-stage/first-stage.ts';
import type { ValuationSettings } from '../settings.ts';
import type { Forest } from '../trees/forest.ts';

/** All that is fitted to a set of sales. Plain data: it crosses to worker threads and into files as it is. */
export type FittedStages = {
  stage: FirstStage;
  rules: ComparableRules;
  /** Log value without the index; null where there were too few sales, and comparables must do. */
  valueForest: Forest | null;
  /** Expected absolute error of the log value. */
  scaleForest: Forest | null;
};

/** What a model that had not seen them said of the newest sales, in the order of their days. */
export type Holdout = {
  day: Int32Array;
  priceAud: Float64Array;
  type: string[];
  /** Log values; NaN where a method had nothing to say. */
  model: Float64Array;
  comparables: Float64Array;
  localityMedian: Float64Array;
  /** Expected absolute error that the model stated. */
  scale: Float64Array;
  /** The same when nothing but type and locality is known of the home. */
  bareModel: Float64Array;
  bareScale: Float64Array;
};

export type ValuationModel = FittedStages & {
  formatVersion: number;
  /** SHA-256 of the sales, settings and seed: the same inputs make the same model. */
  fingerprint: string;
  settings: ValuationSettings;
  seed: number;
  saleCount: number;
  /** The newest sale it has learnt from. */
  trainedThroughDay: number;
  holdout: Holdout;
};
