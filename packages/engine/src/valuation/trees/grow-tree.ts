import type { BoostSettings } from './boost-settings.ts';
import { findBestSplit, NO_SPLIT, type Split } from './find-split.ts';
import { type Random, sampleToFront } from './seeded-random.ts';
import type { BinnedRows } from './training-data.ts';

/** A node while its tree grows. `from` and `to` bound its rows in the tree's list of rows. */
export type GrowingNode = {
  from: number;
  to: number;
  depth: number;
  gradient: number;
  weight: number;
  /** What monotone ancestors allow its value to be. */
  low: number;
  high: number;
  value: number;
  split: Split;
  left: GrowingNode | null;
  right: GrowingNode | null;
};

/** For each row the pull of the loss and the weight with which it counts. */
export type Slopes = { gradient: Float64Array; weight: Float64Array };

/**
 * Grows leaf-wise: the leaf whose split gains most is split next, until there are enough leaves. `rows` is
 * rearranged so that every node's rows lie together.
 */
export const growTree = (
  data: BinnedRows,
  rows: Int32Array,
  slopes: Slopes,
  settings: BoostSettings,
  random: Random,
): GrowingNode => {
  const featureList = Int32Array.from({ length: data.columns.length }, (_, i) => i);
  const featuresTried = Math.max(1, Math.round(settings.columnShare * featureList.length));
  const ordered = { gradient: new Float64Array(rows.length), weight: new Float64Array(rows.length) };
  const spare = new Int32Array(rows.length);

  const settle = (node: GrowingNode): GrowingNode => {
    let gradientSum = 0;
    let weightSum = 0;
    for (let i = node.from; i < node.to; i++) {
      const row = rows[i]!;
      ordered.gradient[i] = slopes.gradient[row]!;
      ordered.weight[i] = slopes.weight[row]!;
      gradientSum += ordered.gradient[i]!;
      weightSum += ordered.weight[i]!;
    }
    node.gradient = gradientSum;
    node.weight = weightSum;
    node.value = Math.min(node.high, Math.max(node.low, gradientSum / (weightSum + settings.l2)));
    if (node.depth < settings.maxDepth && weightSum >= 2 * settings.minLeafWeight) {
      sampleToFront(featureList, featuresTried, random);
      node.split = findBestSplit(data, rows, ordered, node, featureList.subarray(0, featuresTried), settings);
    }
    return node;
  };

  const root = settle(newNode(0, rows.length, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY));
  const open = [root];
  for (let leaves = 1; leaves < settings.leaves; leaves++) {
    let best = -1;
    for (let i = 0; i < open.length; i++) {
      if (open[i]!.split.gain > (best < 0 ? 0 : open[best]!.split.gain)) best = i;
    }
    if (best < 0) break;
    const node = open[best]!;
    const middle = partition(data, rows, node, spare);
    const between = (node.split.leftValue + node.split.rightValue) / 2;
    const direction = data.monotone[node.split.feature]!;
    const depth = node.depth + 1;
    node.left = newNode(
      node.from,
      middle,
      depth,
      direction < 0 ? between : node.low,
      direction > 0 ? between : node.high,
    );
    node.right = newNode(
      middle,
      node.to,
      depth,
      direction > 0 ? between : node.low,
      direction < 0 ? between : node.high,
    );
    open[best] = settle(node.left);
    open.push(settle(node.right));
  }
  return root;
};

const newNode = (from: number, to: number, depth: number, low: number, high: number): GrowingNode => ({
  from,
  to,
  depth,
  gradient: 0,
  weight: 0,
  low,
  high,
  value: 0,
  split: NO_SPLIT,
  left: null,
  right: null,
});

/** Rows that go left first, in their order; returns where the right ones begin. */
const partition = (data: BinnedRows, rows: Int32Array, node: GrowingNode, spare: Int32Array): number => {
  const { feature, offset, width } = node.split;
  const bins = data.columns[feature]!;
  let left = node.from;
  let right = 0;
  for (let i = node.from; i < node.to; i++) {
    const row = rows[i]!;
    if ((bins[row]! - offset) >>> 0 < width) rows[left++] = row;
    else spare[right++] = row;
  }
  rows.set(spare.subarray(0, right), left);
  return left;
};
