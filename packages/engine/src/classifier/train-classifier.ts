import { Draws } from '@propguard/rules/chance/draws';
import { bucketsOf, type Classifier, softmax } from './classifier.ts';

export type LabelledText = { label: string; features: Iterable<string> };
export type TaggedText = { labels: readonly string[]; features: Iterable<string> };

type Training = { buckets: number; epochs: number; rate: number; decay: number; seed: string };
const USUAL: Training = { buckets: 1 << 14, epochs: 10, rate: 0.4, decay: 5e-4, seed: 'classifier' };
const HIGHEST = 127;
/** What is almost right teaches nothing. */
const LEAST_ERROR = 1e-4;

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
  const size = labels.length;
  const known = texts.map((text) => ({
    labels: new Set(text.labels.map((label) => labels.indexOf(label))),
    active: bucketsOf(text.features, buckets),
  }));
  const weights = new Float32Array(size * buckets);
  const squares = new Float32Array(size * buckets).fill(1e-6);
  const draws = new Draws(seed);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const at of shuffled(known.length, draws)) {
      const text = known[at];
      if (!text) continue;
      const part = 1 / Math.sqrt(Math.max(1, text.active.length));
      const scores = new Float64Array(size);
      for (const bucket of text.active)
        for (let label = 0, cell = bucket * size; label < size; label++, cell++)
          scores[label] = (scores[label] ?? 0) + (weights[cell] ?? 0);
      const errors = sharesOf(scores.map((score) => score * part)).map(
        (share, label) => share - (text.labels.has(label) ? 1 : 0),
      );
      for (const bucket of text.active)
        for (let label = 0, cell = bucket * size; label < size; label++, cell++) {
          const error = errors[label] ?? 0;
          if (Math.abs(error) < LEAST_ERROR) continue;
          const weight = weights[cell] ?? 0;
          const slope = error * part + decay * weight;
          const square = (squares[cell] ?? 0) + slope * slope;
          squares[cell] = square;
          weights[cell] = weight - (rate * slope) / Math.sqrt(Math.fround(square));
        }
    }
  }
  return { labels, buckets, ...quantised(weights) };
};
