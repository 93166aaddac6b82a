import { binOf } from './bins.ts';
import { type Forest, treeCount } from './forest.ts';
import { MOST_POINTS, QUADRATURES, stepsOf, type TreeSteps } from './tree-steps.ts';

/** What a feature that the row does not follow has for its slope: the share cancels. */
const SLOPES_OFF = QUADRATURES.map(({ points }) => points.map((t) => -1 / (1 - t)));

/**
 * Shapley values of a prediction (path-dependent TreeSHAP, Lundberg et al. 2020): what each feature adds to the mean
 * prediction, so that all of them and the mean add up to it exactly.
 *
 * The Shapley value is the integral over t in (0, 1) of the multilinear extension's slope (Owen 1972). Along a path
 * each feature has the share z of training rows that follow it and o, 1 if this row does, else 0; a leaf of value v
 * adds v * (o_i - z_i) * integral of the product over the other features of (z + t (o - z)). The integrand is a
 * polynomial in t, so Gauss-Legendre gives it exactly; sums over the leaves below a node are shared by all features
 * above it, which makes it one walk through each tree (as Linear TreeSHAP, Yu et al. 2022).
 */
export const contributionsOf = (
  forest: Forest,
  values: ArrayLike<number>,
): { mean: number; contributions: Float64Array } => {
  const contributions = new Float64Array(forest.edges.length);
  const bins = Uint8Array.from(forest.edges, (edges, feature) => binOf(edges, values[feature]!));
  const steps = stepsOf(forest);
  const path = emptyPath(forest.edges.length);
  for (let tree = 0; tree < treeCount(forest); tree++) walkTree(steps, tree, bins, path, contributions);
  return { mean: steps.mean, contributions };
};

const MAX_DEPTH = 256;
const UNASKED = -1;

/** Where a walk stands. */
type Path = {
  /** Whether the row follows the path by a feature; -1 where the path does not ask it. */
  follows: Int8Array;
  /** By depth: the step, whether the row follows its feature there, and followed it before. */
  steps: Int32Array;
  follow: Int8Array;
  followed: Int8Array;
  /** Products over the path, and sums over the leaves below, by depth and quadrature point. */
  product: Float64Array;
  below: Float64Array;
};

const emptyPath = (features: number): Path => ({
  follows: new Int8Array(features).fill(UNASKED),
  steps: new Int32Array(MAX_DEPTH),
  follow: new Int8Array(MAX_DEPTH),
  followed: new Int8Array(MAX_DEPTH),
  product: new Float64Array(MAX_DEPTH * MOST_POINTS),
  below: new Float64Array(MAX_DEPTH * MOST_POINTS),
});

/**
 * Adds one tree's contributions. One loop in one function: each assessment takes tens of thousands of steps, and what it
 * reads at each stays in registers so.
 */
const walkTree = (
  steps: TreeSteps,
  tree: number,
  bins: Uint8Array,
  path: Path,
  contributions: Float64Array,
): void => {
  const { depth, feature, offset, width, isRight, ends, value, share, earlier, earlierShare, slopes } = steps;
  const { follows, steps: stepAt, follow, followed, product, below } = path;
  const pointCount = steps.pointCount[tree]!;
  const { points, weights } = QUADRATURES[pointCount]!;
  const off = SLOPES_OFF[pointCount]!;
  const end = steps.starts[tree + 1]!;
  product.fill(1, 0, pointCount);
  for (let step = steps.starts[tree]!; step < end; step++) {
    const asked = feature[step]!;
    const isLeft = (bins[asked]! - offset[step]!) >>> 0 < width[step]! ? 0 : 1;
    const before = follows[asked]!;
    const own = isLeft === isRight[step]! && before !== 0 ? 1 : 0;
    const z = share[step]!;
    const gain = own - z;
    let at = depth[step]!;
    stepAt[at] = step;
    follow[at] = own;
    followed[at] = before;
    const here = at * pointCount;
    const above = here - pointCount;
    if (before === UNASKED) {
      for (let q = 0; q < pointCount; q++) product[here + q] = product[above + q]! * (z + points[q]! * gain);
    } else {
      const zBefore = earlierShare[step]!;
      const gainBefore = before - zBefore;
      for (let q = 0; q < pointCount; q++) {
        const t = points[q]!;
        product[here + q] = (product[above + q]! / (zBefore + t * gainBefore)) * (z + t * gain);
      }
    }
    let ended = ends[step]!;
    if (ended === 0) {
      follows[asked] = own;
      for (let q = 0; q < pointCount; q++) below[here + q] = 0;
      continue;
    }
    const leaf = value[step]!;
    for (let q = 0; q < pointCount; q++) below[here + q] = product[here + q]! * leaf;
    // Whatever ends here credits its feature with what the leaves below gain by it.
    for (; ended > 0; ended--, at--) {
      const done = stepAt[at]!;
      const from = at * pointCount;
      const to = from - pointCount;
      const wasFollowed = followed[at]!;
      const ownSlopes = follow[at] === 0 ? off : slopes;
      const ownAt = follow[at] === 0 ? 0 : done * MOST_POINTS;
      let credit = 0;
      if (wasFollowed === UNASKED) {
        for (let q = 0; q < pointCount; q++) {
          const sum = below[from + q]!;
          below[to + q] = below[to + q]! + sum;
          credit += weights[q]! * sum * ownSlopes[ownAt + q]!;
        }
      } else {
        // A repeated feature was credited above with what it stood for there; that part is taken back.
        const takenSlopes = wasFollowed === 0 ? off : slopes;
        const takenAt = wasFollowed === 0 ? 0 : earlier[done]! * MOST_POINTS;
        for (let q = 0; q < pointCount; q++) {
          const sum = below[from + q]!;
          below[to + q] = below[to + q]! + sum;
          credit += weights[q]! * sum * (ownSlopes[ownAt + q]! - takenSlopes[takenAt + q]!);
        }
      }
      const credited = feature[done]!;
      follows[credited] = wasFollowed;
      contributions[credited] = contributions[credited]! + credit;
    }
  }
};
