import { meanOf, medianOf } from '../valuation/statistics/quantiles.ts';

/** Values against prices: the measures of the IAAO Standard on Ratio Studies (2013), untrimmed. */
export type RatioMeasures = {
  median: number;
  /** Coefficient of dispersion: mean distance of the ratios from their median, in per cent of it. */
  cod: number;
  /** Price-related differential: mean ratio over the price-weighted one; above 1, dear homes are valued low. */
  prd: number;
  /** Price-related bias: by what share ratios change when the value doubles. */
  prb: number;
};

export const ratioMeasures = (valueAud: Float64Array, priceAud: Float64Array): RatioMeasures => {
  const ratios = valueAud.map((value, i) => value / priceAud[i]!);
  const median = medianOf(ratios);
  return {
    median,
    cod: (100 * meanOf(ratios.map((ratio) => Math.abs(ratio - median)))) / median,
    prd: meanOf(ratios) / (meanOf(valueAud) / meanOf(priceAud)),
    prb: priceRelatedBias(valueAud, priceAud, ratios, median).slope,
  };
};

/** Ordinary least squares of (ratio - median) / median on log2(price / 2 + value / (2 median)). */
export const priceRelatedBias = (
  valueAud: Float64Array,
  priceAud: Float64Array,
  ratios: Float64Array,
  median: number,
): { slope: number; standardError: number } => {
  const x = valueAud.map((value, i) => Math.log2(0.5 * priceAud[i]! + (0.5 * value) / median));
  const y = ratios.map((ratio) => (ratio - median) / median);
  const meanX = meanOf(x);
  const meanY = meanOf(y);
  let xx = 0;
  let xy = 0;
  for (let i = 0; i < x.length; i++) {
    xx += (x[i]! - meanX) ** 2;
    xy += (x[i]! - meanX) * (y[i]! - meanY);
  }
  const slope = xx === 0 ? 0 : xy / xx;
  let squares = 0;
  for (let i = 0; i < x.length; i++) squares += (y[i]! - meanY - slope * (x[i]! - meanX)) ** 2;
  const standardError = x.length > 2 && xx > 0 ? Math.sqrt(squares / (x.length - 2) / xx) : Number.NaN;
  return { slope, standardError };
};
