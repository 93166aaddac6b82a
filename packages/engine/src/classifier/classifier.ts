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
  /** A bucket's weights of all labels stand side by side: whatever a text shows is read in one go. */
  weights: Int8Array;
};

export const bucketsOf = (features: Iterable<string>, buckets: number): Int32Array => {
  const found = new Set<number>();
  for (const feature of features) found.add(hashOf(feature) & (buckets - 1));
  return Int32Array.from(found);
};

/** What each label scores: the mean pull of the features, so that a long text is not surer than a short one. */
export const scoresOf = (
  { labels, buckets, scale, weights }: Classifier,
  features: Iterable<string>,
): Float64Array => {
  const active = bucketsOf(features, buckets);
  const size = labels.length;
  const sums = new Int32Array(size);
  for (const bucket of active)
    for (let label = 0, cell = bucket * size; label < size; label++, cell++)
      sums[label] = (sums[label] ?? 0) + (weights[cell] ?? 0);
  const share = scale / Math.sqrt(Math.max(1, active.length));
  return Float64Array.from(sums, (sum) => sum * share);
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
export const probabilitiesOf = (classifier: Classifier, features: Iterable<string>): Map<string, number> => {
  const shares = softmax(scoresOf(classifier, features));
  return new Map(classifier.labels.map((label, at) => [label, shares[at] ?? 0]));
};
