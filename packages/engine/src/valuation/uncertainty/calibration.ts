import { conformalQuantile } from './conformal-quantile.ts';

/** Errors of valuations whose truth is known, each divided by the error that was stated for it. */
export type Scores = {
  score: Float64Array;
  logValue: Float64Array;
  type: readonly string[];
};

/** The share of sales that one standard deviation of a normal error covers. */
const ONE_DEVIATION = 0.6827;
const COVERED_SHARES = [ONE_DEVIATION, 0.8, 0.9] as const;
export type RangeFactors = readonly [fsd: number, range80: number, range90: number];

/**
 * By how much to multiply the stated error, for all and for segments of price and type; `all` may come from newer
 * scores than the segments.
 */
export type Calibration = {
  all: RangeFactors;
  /** Upper edges of the price segments, as log values. */
  priceEdges: Float64Array;
  byPrice: RangeFactors[];
  byType: Record<string, RangeFactors>;
};

const PRICE_SEGMENTS = 4;
/** Scores at which a segment's own factor counts as much as that of all. */
const SEGMENT_SHRINKAGE_SCORES = 100;

/**
 * Scaled split conformal ranges, with a correction for each quarter of predicted value and each type, shrunk to
 * none where the segment has few scores.
 */
export const calibrate = (scores: Scores): Calibration => {
  const all = factorsOf(scores.score);
  const edges = Float64Array.from(scores.logValue).sort();
  const priceEdges = Float64Array.from({ length: PRICE_SEGMENTS - 1 }, (_, i) =>
    conformalQuantile(edges, (i + 1) / PRICE_SEGMENTS),
  );
  const relativeTo = (reference: RangeFactors, own: Float64Array): RangeFactors => {
    const share = own.length / (own.length + SEGMENT_SHRINKAGE_SCORES);
    const factors = factorsOf(own);
    return mapFactors((i) => (own.length === 0 ? 1 : (factors[i] / reference[i]) ** share));
  };
  const pick = (isIn: (row: number) => boolean) => scores.score.filter((_, row) => isIn(row));
  const byPrice = Array.from({ length: PRICE_SEGMENTS }, (_, segment) =>
    relativeTo(
      all,
      pick((row) => priceSegment(priceEdges, scores.logValue[row]!) === segment),
    ),
  );
  // Types are judged by what the price segments leave.
  const left = scores.score.map(
    (score, row) => score / byPrice[priceSegment(priceEdges, scores.logValue[row]!)]![1],
  );
  const reference = factorsOf(left);
  const byType = Object.fromEntries(
    [...new Set(scores.type)].map((type) => [
      type,
      relativeTo(
        reference,
        left.filter((_, row) => scores.type[row] === type),
      ),
    ]),
  );
  return { all, priceEdges, byPrice, byType };
};

const priceSegment = (priceEdges: Float64Array, logValue: number): number => {
  let segment = 0;
  while (segment < priceEdges.length && logValue > priceEdges[segment]!) segment++;
  return segment;
};

/** No range is so narrow that a rounding leaves it: where all prices are alike, no value misses. */
const LEAST_FACTOR = 1e-3;

export const factorsOf = (scores: Float64Array): RangeFactors => {
  const sorted = scores.slice().sort();
  return mapFactors((i) => Math.max(LEAST_FACTOR, conformalQuantile(sorted, COVERED_SHARES[i])));
};

/** The factors for one valuation. */
export const segmentFactors = (calibration: Calibration, logValue: number, type: string): RangeFactors => {
  const { all } = calibration;
  const price = calibration.byPrice[priceSegment(calibration.priceEdges, logValue)]!;
  const kind = calibration.byType[type];
  const [fsd, range80, range90] = mapFactors((i) => all[i] * price[i] * (kind ? kind[i] : 1));
  return [fsd, Math.max(fsd, range80), Math.max(fsd, range80, range90)];
};

const mapFactors = (factor: (i: 0 | 1 | 2) => number): RangeFactors => [factor(0), factor(1), factor(2)];
