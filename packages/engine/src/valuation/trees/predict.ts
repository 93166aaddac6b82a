import { binOf } from './bins.ts';
import { type Forest, treeCount } from './forest.ts';
import { packForest } from './packed-forest.ts';
import type { FeatureColumns } from './training-data.ts';

/** Rows in bins, one after the other: row r, feature f at `bins[r * width + f]`. */
type BinnedBatch = { count: number; width: number; bins: Uint8Array };

const binBatch = (forest: Forest, features: FeatureColumns, count: number): BinnedBatch => {
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
const BLOCK_ROWS = 512;
/** Rows that go down a tree side by side, so that the processor waits for none of them alone. */
const ABREAST = 4;

const predictBatch = (forest: Forest, batch: BinnedBatch): Float64Array => {
  const predictions = new Float64Array(batch.count).fill(forest.base);
  for (let from = 0; from < batch.count; from += BLOCK_ROWS) {
    const to = Math.min(batch.count, from + BLOCK_ROWS);
    for (let tree = 0; tree < treeCount(forest); tree++) addTree(forest, tree, batch, from, to, predictions);
  }
  return predictions;
};

const addTree = (
  forest: Forest,
  tree: number,
  batch: BinnedBatch,
  from: number,
  to: number,
  predictions: Float64Array,
): void => {
  const { nodes, depth } = packForest(forest);
  const { value } = forest;
  const { bins, width } = batch;
  const root = forest.roots[tree]!;
  const levels = depth[tree]!;
  let row = from;
  for (; row + ABREAST <= to; row += ABREAST) {
    const start0 = row * width;
    const start1 = start0 + width;
    const start2 = start1 + width;
    const start3 = start2 + width;
    let at0 = root;
    let at1 = root;
    let at2 = root;
    let at3 = root;
    for (let level = 0; level < levels; level++) {
      const node0 = nodes[at0]!;
      const node1 = nodes[at1]!;
      const node2 = nodes[at2]!;
      const node3 = nodes[at3]!;
      at0 = root + next(node0, bins[start0 + (node0 & 255)]!);
      at1 = root + next(node1, bins[start1 + (node1 & 255)]!);
      at2 = root + next(node2, bins[start2 + (node2 & 255)]!);
      at3 = root + next(node3, bins[start3 + (node3 & 255)]!);
    }
    predictions[row] = predictions[row]! + value[at0]!;
    predictions[row + 1] = predictions[row + 1]! + value[at1]!;
    predictions[row + 2] = predictions[row + 2]! + value[at2]!;
    predictions[row + 3] = predictions[row + 3]! + value[at3]!;
  }
  for (; row < to; row++) {
    let at = root;
    for (let level = 0; level < levels; level++) {
      const node = nodes[at]!;
      at = root + next(node, bins[row * width + (node & 255)]!);
    }
    predictions[row] = predictions[row]! + value[at]!;
  }
};

/**
 * The child, counted from the root, without a branch that the processor could guess wrong: the sign of
 * (bin - offset) - width tells the side; modulo 256 a missing bin with offset 1 lies beyond every width.
 */
const next = (node: number, bin: number): number => {
  const beyond = ((bin - ((node >>> 16) & 1)) & 255) - ((node >>> 8) & 255);
  return (node >>> 17) + 1 - (beyond >>> 31);
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
