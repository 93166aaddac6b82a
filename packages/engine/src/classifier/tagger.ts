import { bucketsOf, type Classifier, scoresOf } from './classifier.ts';

const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));

/** How likely each label is of its own: of a text that may have several of them, or none. */
export const tagsOf = (
  { labels, buckets, scale, weights }: Classifier,
  features: Iterable<string>,
): Map<string, number> => {
  const scores = scoresOf(bucketsOf(features, buckets), weights, labels.length, buckets, scale);
  return new Map(labels.map((label, at) => [label, sigmoid(scores[at] ?? 0)]));
};
