import type { BoostSettings } from './boost-settings.ts';
import type { BinnedRows } from './training-data.ts';

export type Split = {
  gain: number;
  feature: number;
  offset: number;
  width: number;
  leftValue: number;
  rightValue: number;
};

export const NO_SPLIT: Split = { gain: 0, feature: -1, offset: 0, width: 0, leftValue: 0, rightValue: 0 };

type Ordered = { gradient: Float64Array; weight: Float64Array };
type Bounds = { from: number; to: number; gradient: number; weight: number; low: number; high: number };

const BINS = 256;
/** Gradient and weight of each bin, side by side. */
const histogram = new Float64Array(2 * BINS);

/**
 * The best split of a node over the given features: a histogram of gradients and weights by bin, then every edge
 * with the missing rows on either side. The gain is that of squared error with an L2 penalty (Chen and Guestrin
 * 2016, eq. 7); a split that breaks a monotone constraint is not a candidate.
 */
export const findBestSplit = (
  data: BinnedRows,
  rows: Int32Array,
  ordered: Ordered,
  node: Bounds,
  features: Int32Array,
  settings: BoostSettings,
): Split => {
  let best = NO_SPLIT;
  const unsplit = (node.gradient * node.gradient) / (node.weight + settings.l2);
  for (const feature of features) {
    const edgeCount = data.edges[feature]!.length;
    fillHistogram(data.columns[feature]!, rows, ordered, node);
    best = scan(feature, edgeCount, data.monotone[feature]!, node, unsplit, settings, best);
    histogram.fill(0, 0, 2 * (edgeCount + 2));
  }
  return best;
};

const fillHistogram = (bins: Uint8Array, rows: Int32Array, ordered: Ordered, node: Bounds): void => {
  const { gradient, weight } = ordered;
  for (let i = node.from; i < node.to; i++) {
    const bin = bins[rows[i]!]! << 1;
    histogram[bin] = histogram[bin]! + gradient[i]!;
    histogram[bin + 1] = histogram[bin + 1]! + weight[i]!;
  }
};

const scan = (
  feature: number,
  edgeCount: number,
  monotone: number,
  node: Bounds,
  unsplit: number,
  settings: BoostSettings,
  bestSoFar: Split,
): Split => {
  const { l2, minLeafWeight } = settings;
  let best = bestSoFar;
  const missingGradient = histogram[0]!;
  const missingWeight = histogram[1]!;
  // First with missing rows right (offset 1), then, where there are any, with missing rows left (offset 0).
  for (let offset = 1; offset >= (missingWeight > 0 ? 0 : 1); offset--) {
    let leftGradient = offset === 0 ? missingGradient : 0;
    let leftWeight = offset === 0 ? missingWeight : 0;
    const lastBin = offset === 1 && missingWeight > 0 ? edgeCount + 1 : edgeCount;
    for (let bin = offset; bin <= lastBin; bin++) {
      if (bin > 0) {
        leftGradient += histogram[2 * bin]!;
        leftWeight += histogram[2 * bin + 1]!;
      }
      if (leftWeight < minLeafWeight) continue;
      const rightWeight = node.weight - leftWeight;
      if (rightWeight < minLeafWeight) break;
      const rightGradient = node.gradient - leftGradient;
      const gain =
        (leftGradient * leftGradient) / (leftWeight + l2) +
        (rightGradient * rightGradient) / (rightWeight + l2) -
        unsplit;
      if (gain <= best.gain) continue;
      const leftValue = Math.min(node.high, Math.max(node.low, leftGradient / (leftWeight + l2)));
      const rightValue = Math.min(node.high, Math.max(node.low, rightGradient / (rightWeight + l2)));
      if (monotone * (rightValue - leftValue) < 0) continue;
      // Where training met no missing value, one met later goes with the majority.
      const side = missingWeight > 0 ? offset : leftWeight >= rightWeight ? 0 : 1;
      best = { gain, feature, offset: side, width: bin + 1 - side, leftValue, rightValue };
    }
  }
  return best;
};
