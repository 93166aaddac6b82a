import { QUARTERS } from './days.ts';
import { groupMeans } from './group-means.ts';

/** So many sales of its own outweigh the region above: a sale's noise of about 15% against places that drift by 5%. */
const PRIOR_SALES = 8;
const ROUNDS = 6;
const FURTHEST = 0.8;
/** Neighbouring quarters lend half of their sales. */
const LENT = 0.5;

export type PricedSales = {
  /** Standardised logarithms of the prices. */
  value: Float64Array;
  /** The quarter of each, 0 the newest. */
  quarter: Int32Array;
  /** What must not be compared with each other: a locality's houses, its apartments. Numbers from 0. */
  group: Int32Array;
  groupCount: number;
};

export type PriceIndex = {
  /** Logarithms, the newest quarter first; only differences mean something. */
  level: Float64Array;
  /** Standard error of each level, in logarithms. */
  error: Float64Array;
};

const residualSpread = (deviations: Float64Array): number => {
  const squares = deviations.reduce((sum, one) => sum + one * one, 0);
  return deviations.length > 1 ? Math.sqrt(squares / (deviations.length - 1)) : 0;
};

/** Empty quarters of a region that stands on its own take the newer neighbour's level, or the older's. */
const fillGaps = (level: Float64Array, counts: Float64Array): void => {
  for (let q = 1; q < QUARTERS; q++) if (counts[q] === 0 && counts[q - 1]) level[q] = level[q - 1] ?? 0;
  for (let q = QUARTERS - 2; q >= 0; q--) if (counts[q] === 0) level[q] = level[q + 1] ?? 0;
};

/**
 * A quality-adjusted index: ln price = group + quarter + noise, fitted by turns. With a region above, the quarters are
 * its level plus a deviation that is drawn to zero the fewer sales there are (ridge of PRIOR_SALES).
 */
export const priceIndex = (
  { value, quarter, group, groupCount }: PricedSales,
  above: PriceIndex | null,
): PriceIndex => {
  const base = above?.level ?? new Float64Array(QUARTERS);
  const prior = above ? PRIOR_SALES : 0;
  const deviation = new Float64Array(QUARTERS);
  const rest = new Float64Array(value.length);
  const counts = new Float64Array(QUARTERS);
  for (const q of quarter) counts[q] = (counts[q] ?? 0) + 1;
  const lent = (sums: Float64Array, q: number): number =>
    (sums[q] ?? 0) + (above ? LENT * ((sums[q - 1] ?? 0) + (sums[q + 1] ?? 0)) : 0);

  for (let round = 0; round < ROUNDS; round++) {
    const at = (row: number): number => {
      const q = quarter[row] ?? 0;
      return (value[row] ?? 0) - (base[q] ?? 0) - (deviation[q] ?? 0);
    };
    const means = groupMeans(group, groupCount, at);
    const sums = new Float64Array(QUARTERS);
    for (let row = 0; row < value.length; row++) {
      const q = quarter[row] ?? 0;
      const off = at(row) - (means[group[row] ?? 0] ?? 0);
      rest[row] = Math.max(-FURTHEST, Math.min(FURTHEST, off));
      sums[q] = (sums[q] ?? 0) + (rest[row] ?? 0) + (deviation[q] ?? 0);
    }
    for (let q = 0; q < QUARTERS; q++) {
      const weight = lent(counts, q) + prior;
      if (weight > 0) deviation[q] = lent(sums, q) / weight;
    }
    if (!above) fillGaps(deviation, counts);
  }

  const spread = residualSpread(rest);
  return {
    level: deviation.map((off, q) => (base[q] ?? 0) + off),
    error: deviation.map((_, q) => {
      const weight = lent(counts, q) + prior;
      const own = weight > 0 ? spread / Math.sqrt(weight) : Number.POSITIVE_INFINITY;
      return above ? Math.hypot(own, above.error[q] ?? 0) : own;
    }),
  };
};

/** The mean of the newest two quarters over the same two a year before, as a share. */
export const growthOf = ({ level, error }: PriceIndex): { share: number; error: number } => {
  const at = (q: number): number => level[q] ?? 0;
  const change = (at(0) + at(1) - at(4) - at(5)) / 2;
  const variance = [0, 1, 4, 5].reduce((sum, q) => sum + (error[q] ?? 0) ** 2 / 4, 0);
  return { share: Math.expm1(change), error: Math.sqrt(variance) };
};

const VOLATILITY_QUARTERS = 12;
const QUARTERS_A_YEAR = 4;

/** The standard deviation of quarterly changes over three years, as that of a year. */
export const volatilityOf = ({ level }: PriceIndex): number => {
  const changes = Array.from(
    { length: VOLATILITY_QUARTERS },
    (_, q) => (level[q] ?? 0) - (level[q + 1] ?? 0),
  );
  const mean = changes.reduce((sum, one) => sum + one, 0) / changes.length;
  const variance = changes.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (changes.length - 1);
  return Math.sqrt(variance * QUARTERS_A_YEAR);
};
