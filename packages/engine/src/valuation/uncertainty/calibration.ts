import { conformalQuantile } from './conformal-quantile.ts';

/** Errors of valuations whose truth is known, each divided by the error that was stated for it. */
export type Scores = {
  score: Float64Array;
  /** The error that was stated. */
  scale: Float64Array;
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
  /** Upper edges of the segments of stated error, and of price as log values. */
  scaleEdges: Float64Array;
  byScale: RangeFactors[];
  priceEdges: Float64Array;
  byPrice: RangeFactors[];
  byType: Record<string, RangeFactors>;
};

const QUARTERS = 4;
/** Scores at which a segment's own factor counts as much as that of all. */
export type RangeShrinkage = { scale: number; kind: number };

/**
 * What the stated error leaves to price and type is little: out of fold 2%, where 700 scores are off by 3.5% by chance
 * (decision 111). How far each is followed was settled on three folds of a training part (decision 97).
 */
export const RANGE_SHRINKAGE: RangeShrinkage = { scale: 10, kind: 5000 };
/** Models of before decision 111 do not say what theirs is: their certificates are computed again as they were made. */
export const EARLIER_SHRINKAGE: RangeShrinkage = { scale: Number.POSITIVE_INFINITY, kind: 100 };

/**
 * Scaled split conformal ranges, with a correction for each quarter of stated error, each quarter of predicted value and
 * each type, in this order, each judged by what those before it leave, and shrunk to none where a segment has few scores.
 */
export const calibrate = (scores: Scores, shrinkage: RangeShrinkage): Calibration => {
  const all = factorsOf(scores.score);
  const scaleEdges = quarterEdges(scores.scale);
  const priceEdges = quarterEdges(scores.logValue);
  const scaleOf = (row: number) => segmentOf(scaleEdges, scores.scale[row]!);
  const priceOf = (row: number) => segmentOf(priceEdges, scores.logValue[row]!);
  const byScale = factorsIn(scores.score, QUARTERS, scaleOf, shrinkage.scale);
  const afterScale = scores.score.map((score, row) => score / byScale[scaleOf(row)]![1]);
  const byPrice = factorsIn(afterScale, QUARTERS, priceOf, shrinkage.kind);
  const afterPrice = afterScale.map((score, row) => score / byPrice[priceOf(row)]![1]);
  const types = [...new Set(scores.type)];
  const ofTypes = factorsIn(
    afterPrice,
    types.length,
    (row) => types.indexOf(scores.type[row]!),
    shrinkage.kind,
  );
  const byType = Object.fromEntries(types.map((type, at) => [type, ofTypes[at]!]));
  return { all, scaleEdges, byScale, priceEdges, byPrice, byType };
};

const quarterEdges = (values: Float64Array): Float64Array => {
  const sorted = Float64Array.from(values).sort();
  return Float64Array.from({ length: QUARTERS - 1 }, (_, i) => conformalQuantile(sorted, (i + 1) / QUARTERS));
};

/** What each segment's own scores ask for, against all of them. */
const factorsIn = (
  scores: Float64Array,
  segments: number,
  segmentOfRow: (row: number) => number,
  shrinkageScores: number,
): RangeFactors[] => {
  const reference = factorsOf(scores);
  return Array.from({ length: segments }, (_, segment) => {
    const own = scores.filter((_score, row) => segmentOfRow(row) === segment);
    const share = own.length / (own.length + shrinkageScores);
    const factors = factorsOf(own);
    return mapFactors((i) => (own.length === 0 ? 1 : (factors[i] / reference[i]) ** share));
  });
};

const segmentOf = (edges: Float64Array, value: number): number => {
  let segment = 0;
  while (segment < edges.length && value > edges[segment]!) segment++;
  return segment;
};

/** No range is so narrow that a rounding leaves it: where all prices are alike, no value misses. */
const LEAST_FACTOR = 1e-3;

export const factorsOf = (scores: Float64Array): RangeFactors => {
  const sorted = scores.slice().sort();
  return mapFactors((i) => Math.max(LEAST_FACTOR, conformalQuantile(sorted, COVERED_SHARES[i])));
};

/** The factors for one valuation. */
export const segmentFactors = (
  { all, scaleEdges, byScale, priceEdges, byPrice, byType }: Calibration,
  { scale, logValue, type }: { scale: number; logValue: number; type: string },
): RangeFactors => {
  const own = [
    byScale[segmentOf(scaleEdges, scale)]!,
    byPrice[segmentOf(priceEdges, logValue)]!,
    ...(byType[type] ? [byType[type]] : []),
  ];
  const [fsd, range80, range90] = mapFactors((i) =>
    own.reduce((product, factors) => product * factors[i], all[i]),
  );
  return [fsd, Math.max(fsd, range80), Math.max(fsd, range80, range90)];
};

const mapFactors = (factor: (i: 0 | 1 | 2) => number): RangeFactors => [factor(0), factor(1), factor(2)];
