import { Draws } from '@propguard/rules/chance/draws';
import { bucketsOf, type Classifier, scoresOf, softmax } from './classifier.ts';

export type LabelledText = { label: string; features: Iterable<string> };
export type TaggedText = { labels: readonly string[]; features: Iterable<string> };

type Training = { buckets: number; epochs: number; rate: number; decay: number; seed: string };
const USUAL: Training = { buckets: 1 << 14, epochs: 10, rate: 0.4, decay: 5e-4, seed: 'classifier' };
const HIGHEST = 127;

const shuffled = (size: number, draws: Draws): Int32Array => {
  const order = Int32Array.from({ length: size }, (_, at) => at);
  for (let at = size - 1; at > 0; at--) {
    const other = draws.integer(0, at);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
};

/** The largest weight becomes 127. */
const quantised = (weights: Float32Array): { weights: Int8Array; scale: number } => {
  const largest = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) || 1;
  return {
    scale: largest / HIGHEST,
    weights: Int8Array.from(weights, (weight) => Math.round((weight / largest) * HIGHEST)),
  };
};

/**
 * AdaGrad on the log loss, one text at a time in an order drawn anew each epoch (Duchi et al. 2011). The decay pulls a
 * weight towards nothing whenever its feature is seen, so that rare features stay modest.
 */
export const trainClassifier = (
  texts: readonly LabelledText[],
  options: Partial<Training> = {},
): Classifier =>
  trainedBy(
    softmax,
    texts.map(({ label, features }) => ({ labels: [label], features })),
    options,
  );

/** Each label of its own, for texts that may have several or none: one logistic regression a label. */
export const trainTagger = (texts: readonly TaggedText[], options: Partial<Training> = {}): Classifier =>
  trainedBy(
    (scores) => {
      for (let at = 0; at < scores.length; at++) scores[at] = 1 / (1 + Math.exp(-(scores[at] ?? 0)));
      return scores;
    },
    texts,
    options,
  );

const trainedBy = (
  sharesOf: (scores: Float64Array) => Float64Array,
  texts: readonly TaggedText[],
  options: Partial<Training>,
): Classifier => {
  const { buckets, epochs, rate, decay, seed } = { ...USUAL, ...options };
  const labels = [...new Set(texts.flatMap((text) => text.labels))].sort();
  const known = texts.map((text) => ({
    labels: new Set(text.labels.map((label) => labels.indexOf(label))),
    active: bucketsOf(text.features, buckets),
  }));
  const weights = new Float32Array(labels.length * buckets);
  const squares = new Float32Array(labels.length * buckets).fill(1e-6);
  const draws = new Draws(seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of shuffled(known.length, draws)) {
      const text = known[at];
      if (!text) continue;
      const shares = sharesOf(scoresOf(text.active, weights, labels.length, buckets, 1));
      const size = 1 / Math.sqrt(Math.max(1, text.active.length));
      for (let label = 0; label < labels.length; label++) {
        const error = (shares[label] ?? 0) - (text.labels.has(label) ? 1 : 0);
        if (Math.abs(error) < 1e-4) continue;
        const row = label * buckets;
        for (const bucket of text.active) {
          const slope = error * size + decay * (weights[row + bucket] ?? 0);
          squares[row + bucket] = (squares[row + bucket] ?? 0) + slope * slope;
          weights[row + bucket] =
            (weights[row + bucket] ?? 0) - (rate * slope) / Math.sqrt(squares[row + bucket] ?? 1);
        }
      }
    }
  }
  return { labels, buckets, ...quantised(weights) };
};
