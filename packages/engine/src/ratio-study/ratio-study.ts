import { Draws } from '@propguard/rules/chance/draws';
import { medianOf } from '../valuation/statistics/quantiles.ts';
import { priceRelatedBias, type RatioMeasures, ratioMeasures } from './ratio-measures.ts';

type Interval = readonly [low: number, high: number];

/** Measures with 95% confidence intervals: PRB from its standard error, the others by bootstrap. */
export type RatioStudy = RatioMeasures & {
  sales: number;
  intervals: { median: Interval; cod: Interval; prd: Interval; prb: Interval };
};

const RESAMPLES = 300;
/** Two standard errors, for 95% of a normal distribution. */
const NORMAL_95 = 1.96;

export const ratioStudy = (valueAud: Float64Array, priceAud: Float64Array): RatioStudy => {
  const measures = ratioMeasures(valueAud, priceAud);
  const ratios = valueAud.map((value, i) => value / priceAud[i]!);
  const { standardError } = priceRelatedBias(valueAud, priceAud, ratios, measures.median);
  const draws = new Draws(`ratio-study/${valueAud.length}`);
  const resampled = Array.from({ length: RESAMPLES }, () => resample(ratios, valueAud, priceAud, draws));
  const intervalOf = (key: 'median' | 'cod' | 'prd'): Interval => {
    const sorted = Float64Array.from(resampled, (one) => one[key]).sort();
    return [sorted[Math.floor(0.025 * RESAMPLES)]!, sorted[Math.ceil(0.975 * RESAMPLES) - 1]!];
  };
  return {
    ...measures,
    sales: valueAud.length,
    intervals: {
      median: intervalOf('median'),
      cod: intervalOf('cod'),
      prd: intervalOf('prd'),
      prb: [measures.prb - NORMAL_95 * standardError, measures.prb + NORMAL_95 * standardError],
    },
  };
};

const resample = (
  ratios: Float64Array,
  valueAud: Float64Array,
  priceAud: Float64Array,
  draws: Draws,
): Omit<RatioMeasures, 'prb'> => {
  const count = ratios.length;
  const drawn = new Float64Array(count);
  let ratioSum = 0;
  let valueSum = 0;
  let priceSum = 0;
  for (let i = 0; i < count; i++) {
    const pick = Math.floor(draws.share() * count);
    drawn[i] = ratios[pick]!;
    ratioSum += ratios[pick]!;
    valueSum += valueAud[pick]!;
    priceSum += priceAud[pick]!;
  }
  const median = medianOf(drawn);
  let distance = 0;
  for (let i = 0; i < count; i++) distance += Math.abs(drawn[i]! - median);
  return { median, cod: (100 * distance) / count / median, prd: ratioSum / count / (valueSum / priceSum) };
};
