/** What one method says, in logs: its value, the deviation to expect of it, and its 80% half-width. */
export type Opinion = { logValue: number; fsd: number; width80: number };

export type Consensus = {
  logValue: number;
  width80: number;
  /** Share of each opinion in the value, together 1. */
  weights: number[];
  /** From the lowest to the highest, as a share of the value. */
  spread: number;
  /** Share of the opinions whose 80% range holds the value. */
  agreement: number;
};

/** Huber: within so many of its own deviations an opinion counts in full, beyond it less and less. */
const FULL_WEIGHT_DEVIATIONS = 1.345;
const ROUNDS = 20;

const weightedMedian = (opinions: readonly Opinion[], weights: readonly number[]): number => {
  const order = opinions.map((_, i) => i).sort((a, b) => opinions[a]!.logValue - opinions[b]!.logValue);
  const half = weights.reduce((sum, weight) => sum + weight, 0) / 2;
  let passed = 0;
  for (const i of order) {
    passed += weights[i]!;
    if (passed >= half) return opinions[i]!.logValue;
  }
  return opinions[order.at(-1)!]!.logValue;
};

/**
 * Mean weighted by 1 / (measured error)^2, with Huber weights against the method that is far from the others. The
 * methods share sales, so that their errors do not cancel: the range is that of their mixture, never narrower than
 * what they say themselves.
 */
export const consensusOf = (opinions: readonly Opinion[]): Consensus | null => {
  if (opinions.length === 0) return null;
  const precision = opinions.map(({ fsd }) => 1 / fsd ** 2);
  let centre = weightedMedian(opinions, precision);
  let weights = precision;
  for (let round = 0; round < ROUNDS; round++) {
    const raw = opinions.map(({ logValue, fsd }, i) => {
      const deviations = Math.abs(logValue - centre) / fsd;
      return precision[i]! * Math.min(1, FULL_WEIGHT_DEVIATIONS / Math.max(deviations, Number.MIN_VALUE));
    });
    const total = raw.reduce((sum, weight) => sum + weight, 0);
    weights = raw.map((weight) => weight / total);
    centre = opinions.reduce((sum, { logValue }, i) => sum + weights[i]! * logValue, 0);
  }
  const variance = opinions.reduce(
    (sum, { logValue, width80 }, i) => sum + weights[i]! * (width80 ** 2 + (logValue - centre) ** 2),
    0,
  );
  const values = opinions.map(({ logValue }) => Math.exp(logValue - centre));
  return {
    logValue: centre,
    width80: Math.sqrt(variance),
    weights,
    spread: Math.max(...values) - Math.min(...values),
    agreement:
      opinions.filter(({ logValue, width80 }) => Math.abs(logValue - centre) <= width80).length /
      opinions.length,
  };
};
