import { type Forest, treeCount } from './forest.ts';
import { packForest } from './packed-forest.ts';
import { gaussLegendre } from './quadrature.ts';

/** Exact up to paths of this many different features; trees are never deeper. */
const MAX_PATH_FEATURES = 12;
export const MOST_POINTS = MAX_PATH_FEATURES / 2;
/** By the number of points; a tree of depth d needs half as many. */
export const QUADRATURES = Array.from({ length: MOST_POINTS + 1 }, (_, points) => gaussLegendre(points));

const NEVER = -1;

/**
 * The nodes below the roots of a forest in the order in which a walk comes to them, a node before what is below it and the
 * left side first, with all of them that is the same for every row.
 */
export type TreeSteps = {
  /** The mean prediction. */
  mean: number;
  /** First step of each tree, and one past the last. */
  starts: Int32Array;
  /** How many points a tree is walked with. */
  pointCount: Uint8Array;
  depth: Uint8Array;
  /** How rows come to a node: by their bin of this feature, as `Forest` says. */
  feature: Uint8Array;
  offset: Uint8Array;
  width: Uint8Array;
  isRight: Uint8Array;
  /** Of a leaf: how many nodes are done with it, itself and those whose last leaf it is. 0 where it is none. */
  ends: Uint8Array;
  /** Value of a leaf. */
  value: Float64Array;
  /** The share of training rows that follow the path by this feature alone. */
  share: Float64Array;
  /** The step above it that was reached by the same feature, or -1, and that one's share. */
  earlier: Int32Array;
  earlierShare: Float64Array;
  /** (1 - z) / (z + t (1 - z)) by step and point: its slope where the row follows it. */
  slopes: Float64Array;
};

const emptySteps = (forest: Forest): TreeSteps => {
  const trees = treeCount(forest);
  const count = forest.left.length - trees;
  return {
    mean: forest.base,
    starts: new Int32Array(trees + 1),
    pointCount: packForest(forest).depth.map((depth) =>
      Math.min(MOST_POINTS, Math.ceil(Math.max(1, depth) / 2)),
    ),
    depth: new Uint8Array(count),
    feature: new Uint8Array(count),
    offset: new Uint8Array(count),
    width: new Uint8Array(count),
    isRight: new Uint8Array(count),
    ends: new Uint8Array(count),
    value: new Float64Array(count),
    share: new Float64Array(count),
    earlier: new Int32Array(count).fill(NEVER),
    earlierShare: new Float64Array(count),
    slopes: new Float64Array(count * MOST_POINTS),
  };
};

const layOut = (forest: Forest): TreeSteps => {
  const { left, feature, offset, width, cover, value, roots } = forest;
  const steps = emptySteps(forest);
  let next = 0;
  let treeMean = 0;
  let points: Float64Array = new Float64Array(0);

  /** `above`: the steps that lead there. */
  const visit = (node: number, above: readonly number[], reach: number, ends: number): void => {
    const first = left[node]!;
    if (first === 0) {
      treeMean += reach * value[node]!;
      const own = above.at(-1);
      if (own === undefined) return;
      steps.value[own] = value[node]!;
      steps.ends[own] = ends;
      return;
    }
    for (const child of [first, first + 1]) {
      const step = next++;
      const asked = feature[node]!;
      const earlier = above.findLast((one) => steps.feature[one] === asked) ?? NEVER;
      const ratio = cover[child]! / cover[node]!;
      const share = ratio * (earlier === NEVER ? 1 : steps.share[earlier]!);
      steps.depth[step] = above.length + 1;
      steps.feature[step] = asked;
      steps.offset[step] = offset[node]!;
      steps.width[step] = width[node]!;
      steps.isRight[step] = child === first ? 0 : 1;
      steps.share[step] = share;
      steps.earlier[step] = earlier;
      steps.earlierShare[step] = earlier === NEVER ? 1 : steps.share[earlier]!;
      points.forEach((t, q) => {
        steps.slopes[step * MOST_POINTS + q] = (1 - share) / (share + t * (1 - share));
      });
      visit(child, [...above, step], reach * ratio, child === first ? 1 : ends + 1);
    }
  };

  for (let tree = 0; tree < treeCount(forest); tree++) {
    steps.starts[tree] = next;
    points = QUADRATURES[steps.pointCount[tree]!]!.points;
    treeMean = 0;
    visit(roots[tree]!, [], 1, 0);
    steps.mean += treeMean;
  }
  steps.starts[treeCount(forest)] = next;
  return steps;
};

const known = new WeakMap<Forest, TreeSteps>();

/** Laid out once a forest. */
export const stepsOf = (forest: Forest): TreeSteps => {
  const before = known.get(forest);
  if (before) return before;
  const steps = layOut(forest);
  known.set(forest, steps);
  return steps;
};
