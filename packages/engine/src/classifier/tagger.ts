import { type Classifier, scoresOf } from './classifier.ts';

const sigmoid = (score: number): number => 1 / (1 + Math.exp(-score));

/** How likely each label is of its own: of a text that may have several of them, or none. */
export const tagsOf = (classifier: Classifier, features: Iterable<string>): Map<string, number> => {
  const scores = scoresOf(classifier, features);
  return new Map(classifier.labels.map((label, at) => [label, sigmoid(scores[at] ?? 0)]));
};
