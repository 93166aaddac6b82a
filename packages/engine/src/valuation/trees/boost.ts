import { medianOf } from '../statistics/quantiles.ts';
import type { BinEdges } from './bins.ts';
import type { BoostSettings } from './boost-settings.ts';
import { type FlatTree, flattenTree, joinTrees } from './flatten-trees.ts';
import type { Forest } from './forest.ts';
import { type GrowingNode, growTree } from './grow-tree.ts';
import { sampleToFront, seededRandom } from './seeded-random.ts';
import { type BinnedRows, binRows, type FeatureColumns } from './training-data.ts';

/** Trees of some dozen leaves learn nothing from more rows that hundreds of other samples would not teach. */
const MOST_ROWS_A_TREE = 30_000;

/**
 * Gradient boosting with the Huber loss (Friedman 2001) on a fresh sample of rows for each tree. A residual r pulls
 * with clip(r, delta) and counts with min(1, delta / |r|), so that a leaf says the mean that Huber's weights give: a
 * full step from the first tree on, where plain clipped gradients would creep.
 */
export const boost = (
  features: FeatureColumns,
  target: Float64Array,
  weight: Float64Array,
  settings: BoostSettings,
  seed: number,
  /** Of a forest that this one is to be averaged with; fitted to the rows where there is none. */
  edges?: readonly BinEdges[],
): Forest => {
  const data = binRows(features, weight, settings.maxBins, edges);
  return { featureNames: features.names, edges: data.edges, ...boostBinned(data, target, settings, seed) };
};

const boostBinned = (
  data: BinnedRows,
  target: Float64Array,
  settings: BoostSettings,
  seed: number,
): Omit<Forest, 'featureNames' | 'edges'> => {
  const random = seededRandom(seed);
  const count = target.length;
  const base = medianOf(target);
  const prediction = new Float64Array(count).fill(base);
  const slopes = { gradient: new Float64Array(count), weight: new Float64Array(count) };
  const rows = Int32Array.from({ length: count }, (_, i) => i);
  const sampleSize = Math.max(1, Math.min(MOST_ROWS_A_TREE, Math.round(settings.rowShare * count)));
  const trees: FlatTree[] = [];
  for (let done = 1; done <= settings.trees; done++) {
    for (let row = 0; row < count; row++) {
      const residual = target[row]! - prediction[row]!;
      const share = Math.min(1, settings.huberDelta / Math.abs(residual));
      slopes.weight[row] = share * data.weight[row]!;
      slopes.gradient[row] = slopes.weight[row]! * residual;
    }
    sampleToFront(rows, sampleSize, random);
    const sample = rows.slice(0, sampleSize);
    sample.sort();
    const root = growTree(data, sample, slopes, settings, random);
    const tree = flattenTree(root, settings.learningRate);
    addLeaves(root, sample, settings.learningRate, prediction);
    addTree(tree, data, rows.subarray(sampleSize), prediction);
    trees.push(tree);
  }
  return { base, ...joinTrees(trees) };
};

/** Rows that grew the tree lie together leaf by leaf. */
const addLeaves = (
  node: GrowingNode,
  rows: Int32Array,
  learningRate: number,
  prediction: Float64Array,
): void => {
  if (node.left && node.right) {
    addLeaves(node.left, rows, learningRate, prediction);
    addLeaves(node.right, rows, learningRate, prediction);
    return;
  }
  const step = node.value * learningRate;
  for (let i = node.from; i < node.to; i++) prediction[rows[i]!] = prediction[rows[i]!]! + step;
};

/** Rows that were left out of the sample find their leaf from the root. */
const addTree = (tree: FlatTree, data: BinnedRows, rows: Int32Array, prediction: Float64Array): void => {
  const { feature, offset, width, left, value } = tree;
  const { columns } = data;
  for (const row of rows) {
    let node = 0;
    for (let next = left[0]!; next !== 0; next = left[node]!) {
      const bin = columns[feature[node]!]![row]!;
      node = (bin - offset[node]!) >>> 0 < width[node]! ? next : next + 1;
    }
    prediction[row] = prediction[row]! + value[node]!;
  }
};
