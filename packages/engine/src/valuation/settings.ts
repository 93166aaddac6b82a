import type { IndexSettings } from './time-index/time-index.ts';
import type { BoostSettings } from './trees/boost-settings.ts';
import { RANGE_SHRINKAGE, type RangeShrinkage } from './uncertainty/calibration.ts';

export type ValuationSettings = {
  index: IndexSettings & { minRegionSales: number };
  firstStage: BoostSettings;
  value: BoostSettings;
  scale: BoostSettings;
  /** Folds of the first stage: a sale's own price never adjusts it. */
  folds: number;
  /** Neighbours whose mean residual stands for the place while the first stage is fitted. */
  lagNeighbours: number;
  poolSize: number;
  /** What a year of age costs against distance, when the pool is gathered. */
  poolPerYear: number;
  /** Time after which an old sale teaches half as much, where the sales span longer than `forgetBeyondYears`. */
  halfLifeYears: number;
  forgetBeyondYears: number;
  /** Share of the sales, the newest, on which the ranges are calibrated by a model that has not seen them. */
  holdoutShare: number;
  /** How far ranges follow segments; missing in models of before. */
  rangeShrinkage?: RangeShrinkage;
  /** Whether comparables may be later than the day of valuation: only for a random split, never in use. */
  looksAhead: boolean;
};

export const DEFAULT_SETTINGS: ValuationSettings = {
  index: { roughness: 3000, parentSales: 30, minRegionSales: 2500 },
  firstStage: {
    trees: 300,
    learningRate: 0.06,
    leaves: 12,
    maxDepth: 8,
    minLeafWeight: 15,
    l2: 1,
    rowShare: 0.7,
    columnShare: 0.7,
    maxBins: 200,
    huberDelta: 0.2,
  },
  value: {
    trees: 400,
    learningRate: 0.06,
    leaves: 40,
    maxDepth: 8,
    minLeafWeight: 15,
    l2: 8,
    rowShare: 0.7,
    columnShare: 0.33,
    maxBins: 200,
    huberDelta: 0.2,
  },
  scale: {
    trees: 150,
    learningRate: 0.05,
    leaves: 8,
    maxDepth: 6,
    minLeafWeight: 60,
    l2: 10,
    rowShare: 0.7,
    columnShare: 0.5,
    maxBins: 200,
    huberDelta: 1,
  },
  folds: 5,
  lagNeighbours: 20,
  poolSize: 250,
  poolPerYear: 0.5,
  halfLifeYears: 4,
  forgetBeyondYears: 6,
  holdoutShare: 0.2,
  rangeShrinkage: RANGE_SHRINKAGE,
  looksAhead: false,
};
