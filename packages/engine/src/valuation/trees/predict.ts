import { binOf } from './bins.ts';
import { type Forest, treeCount } from './forest.ts';
import type { FeatureColumns } from './training-data.ts';

/** Rows in bins, one after the other: row r, feature f at `bins[r * width + f]`. */
export type BinnedBatch = { count: number; width: number; bins: Uint8Array };

export const binBatch = (forest: Forest, features: FeatureColumns, count: number): BinnedBatch => {
  const width = forest.edges.length;
  const bins = new Uint8Array(count * width);
  for (let feature = 0; feature < width; feature++) {
    const edges = forest.edges[feature]!;
    const values = features.columns[feature]!;
    for (let row = 0; row < count; row++) bins[row * width + feature] = binOf(edges, values[row]!);
  }
  return { count, width, bins };
};

/** Rows small enough in bins to stay in the first-level cache while all trees pass over them. */
const BLOCK_ROWS = 256;

export const predictBatch = (forest: Forest, batch: BinnedBatch): Float64Array => {
  const predictions = new Float64Array(batch.count).fill(forest.base);
  const { feature, offset, width, left, value, roots } = forest;
  const { bins } = batch;
  const trees = treeCount(forest);
  for (let from = 0; from < batch.count; from += BLOCK_ROWS) {
    const to = Math.min(batch.count, from + BLOCK_ROWS);
    for (let tree = 0; tree < trees; tree++) {
      const root = roots[tree]!;
      for (let row = from; row < to; row++) {
        const start = row * batch.width;
        let node = root;
        for (let next = left[node]!; next !== 0; next = left[node]!) {
          const bin = bins[start + feature[node]!]!;
          node = next + ((bin - offset[node]!) >>> 0 < width[node]! ? 0 : 1);
        }
        predictions[row] = predictions[row]! + value[node]!;
      }
    }
  }
  return predictions;
};

export const predictRows = (forest: Forest, features: FeatureColumns, count: number): Float64Array =>
  predictBatch(forest, binBatch(forest, features, count));

/** One row whose features are numbers; the same sum in the same order as in a batch. */
export const predictOne = (forest: Forest, values: ArrayLike<number>): number => {
  const bins = forest.edges.map((edges, feature) => binOf(edges, values[feature]!));
  let prediction = forest.base;
  for (let tree = 0; tree < treeCount(forest); tree++) {
    let node = forest.roots[tree]!;
    for (let next = forest.left[node]!; next !== 0; next = forest.left[node]!) {
      const bin = bins[forest.feature[node]!]!;
      node = (bin - forest.offset[node]!) >>> 0 < forest.width[node]! ? next : next + 1;
    }
    prediction += forest.value[node]!;
  }
  return prediction;
};
