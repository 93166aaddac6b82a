import { medianOf } from '../statistics/quantiles.ts';
import {
  type Calibration,
  calibrate,
  factorsOf,
  type RangeFactors,
  type RangeShrinkage,
  type Scores,
} from './calibration.ts';

/** Newest sales that the model has not learnt from, in the order of their days, as it would have valued them. */
export type NewSales = {
  day: Int32Array;
  /** Log price less the model's log value, before any correction. */
  residual: Float64Array;
  scale: Float64Array;
  /** The model's log value, and what the home is. */
  logValue: Float64Array;
  type: readonly string[];
};

export type Correction = {
  /** To be added to a log value. */
  drift: number;
  /** From the newest scores; null where there is no newer sale, and the model's own calibration holds. */
  calibration: Calibration | null;
  newSales: number;
  /** The day of the newest of them; null where there is none. */
  newestDay: number | null;
};

const DRIFT_DAYS = 60;
/** Sales at which the drift counts half: the median of a few is chance. */
const DRIFT_SHRINKAGE_SALES = 10;
const WINDOW_DAYS = 120;
const LEAST_SCORES = 300;
/** Segments need more scores than the whole, and change less. */
const SEGMENT_SCORES = 3000;

/**
 * As of a day: the median bias of the last 60 days before it, and ranges from the scores of the last 120 days,
 * topped up with the newest earlier ones to 300; segments from the newest 3,000. Each score is that of a value as it would have been corrected then.
 */
export class RollingCorrection {
  readonly #sales: NewSales;
  readonly #earlier: Scores;
  readonly #shrinkage: RangeShrinkage;
  readonly #corrections = new Map<number, Correction>();
  readonly #scores: Float64Array;

  /** Earlier scores come from before the new sales, the newest last. */
  constructor(sales: NewSales, earlier: Scores, shrinkage: RangeShrinkage) {
    this.#sales = sales;
    this.#shrinkage = shrinkage;
    this.#earlier = earlier;
    this.#scores = new Float64Array(sales.day.length);
    for (let i = 0; i < this.#scores.length; i++) {
      const drift = this.#driftBefore(sales.day[i]!);
      this.#scores[i] = Math.abs(sales.residual[i]! - drift) / sales.scale[i]!;
    }
  }

  asOf(day: number): Correction {
    let correction = this.#corrections.get(day);
    if (!correction) {
      const newSales = this.#countBefore(day);
      const calibration = newSales === 0 ? null : this.#calibrationBefore(day, newSales);
      const newestDay = this.#sales.day[newSales - 1] ?? null;
      correction = { drift: this.#driftBefore(day), calibration, newSales, newestDay };
      this.#corrections.set(day, correction);
    }
    return correction;
  }

  readonly #drifts = new Map<number, number>();

  #driftBefore(day: number): number {
    let drift = this.#drifts.get(day);
    if (drift === undefined) {
      const to = this.#countBefore(day);
      const from = this.#countBefore(day - DRIFT_DAYS);
      const count = to - from;
      const shrinkage = count / (count + DRIFT_SHRINKAGE_SALES);
      drift = count === 0 ? 0 : shrinkage * medianOf(this.#sales.residual.subarray(from, to));
      this.#drifts.set(day, drift);
    }
    return drift;
  }

  #calibrationBefore(day: number, to: number): Calibration {
    const from = Math.max(0, to - SEGMENT_SCORES);
    const earlierFrom = Math.max(0, this.#earlier.score.length - (SEGMENT_SCORES - (to - from)));
    const joined = (earlier: Float64Array, own: Float64Array) =>
      Float64Array.from([...earlier.subarray(earlierFrom), ...own.subarray(from, to)]);
    const segments = calibrate(
      {
        score: joined(this.#earlier.score, this.#scores),
        scale: joined(this.#earlier.scale, this.#sales.scale),
        logValue: joined(this.#earlier.logValue, this.#sales.logValue),
        type: [...this.#earlier.type.slice(earlierFrom), ...this.#sales.type.slice(from, to)],
      },
      this.#shrinkage,
    );
    return { ...segments, all: this.#factorsBefore(day, to) };
  }

  #factorsBefore(day: number, to: number): RangeFactors {
    const inWindow = this.#countBefore(day - WINDOW_DAYS);
    const from = Math.min(inWindow, Math.max(0, to - LEAST_SCORES));
    const own = this.#scores.subarray(from, to);
    const missing = Math.max(0, LEAST_SCORES - own.length);
    const { score } = this.#earlier;
    const earlier = score.subarray(Math.max(0, score.length - missing));
    return factorsOf(Float64Array.from([...earlier, ...own]));
  }

  /** How many new sales were made before a day. */
  #countBefore(day: number): number {
    const { day: days } = this.#sales;
    let low = 0;
    let high = days.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (days[middle]! < day) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
