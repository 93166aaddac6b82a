import { hashOf } from '@propguard/rules/chance/draws';

/**
 * A multinomial logistic regression over hashed features: each feature of a text falls into a bucket, and each label
 * weighs each bucket. Weights are whole numbers of `scale`, so that a model is small and the same on every machine.
 */
export type Classifier = {
  labels: readonly string[];
  /** A power of two. */
  buckets: number;
  scale: number;
  /** One row of buckets a label. */
  weights: Int8Array;
};

export const bucketsOf = (features: Iterable<string>, buckets: number): Int32Array =>
  Int32Array.from(new Set([...features].map((feature) => hashOf(feature) & (buckets - 1))));

/** What each label scores: the mean pull of the features, so that a long text is not surer than a short one. */
export const scoresOf = (
  active: Int32Array,
  weights: Int8Array | Float32Array,
  labels: number,
  buckets: number,
  scale: number,
): Float64Array => {
  const share = scale / Math.sqrt(Math.max(1, active.length));
  const scores = new Float64Array(labels);
  for (let label = 0; label < labels; label++) {
    let sum = 0;
    const row = label * buckets;
    for (const bucket of active) sum += weights[row + bucket] ?? 0;
    scores[label] = sum * share;
  }
  return scores;
};

/** Scores become shares of one, in place. */
export const softmax = (scores: Float64Array): Float64Array => {
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  let total = 0;
  for (let at = 0; at < scores.length; at++) {
    scores[at] = Math.exp((scores[at] ?? 0) - highest);
    total += scores[at] ?? 0;
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / total;
  return scores;
};

/** How likely each label is for a text of these features. */
export const probabilitiesOf = (
  { labels, buckets, scale, weights }: Classifier,
  features: Iterable<string>,
): Map<string, number> => {
  const shares = softmax(scoresOf(bucketsOf(features, buckets), weights, labels.length, buckets, scale));
  return new Map(labels.map((label, at) => [label, shares[at] ?? 0]));
};
