import { binOf } from './bins.ts';
import { type Forest, treeCount } from './forest.ts';
import { packForest } from './packed-forest.ts';
import { gaussLegendre, type Quadrature } from './quadrature.ts';

/** Exact up to paths of this many different features; trees are never deeper. */
const MAX_PATH_FEATURES = 12;
/** By the number of points; a tree of depth d needs half as many. */
const QUADRATURES = Array.from({ length: MAX_PATH_FEATURES / 2 + 1 }, (_, points) => gaussLegendre(points));
const MOST_POINTS = MAX_PATH_FEATURES / 2;

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
  const walk = new TreeWalk(forest, values, contributions);
  let mean = forest.base;
  const { depth } = packForest(forest);
  for (let tree = 0; tree < treeCount(forest); tree++) mean += walk.run(forest.roots[tree]!, depth[tree]!);
  return { mean, contributions };
};

const MAX_DEPTH = 2 * MAX_PATH_FEATURES;

class TreeWalk {
  readonly #forest: Forest;
  readonly #bins: Uint8Array;
  readonly #contributions: Float64Array;
  /** The share z and the outcome o of each feature on the current path; o is -1 off the path. */
  readonly #share: Float64Array;
  readonly #follows: Int8Array;
  /** Products over the path, and sums over the leaves below, by depth and quadrature point. */
  readonly #product = new Float64Array((MAX_DEPTH + 1) * MOST_POINTS);
  readonly #below = new Float64Array((MAX_DEPTH + 1) * MOST_POINTS);
  #mean = 0;
  #quadrature: Quadrature = { points: new Float64Array(0), weights: new Float64Array(0) };

  constructor(forest: Forest, values: ArrayLike<number>, contributions: Float64Array) {
    this.#forest = forest;
    this.#bins = Uint8Array.from(forest.edges, (edges, feature) => binOf(edges, values[feature]!));
    this.#contributions = contributions;
    this.#share = new Float64Array(forest.edges.length);
    this.#follows = new Int8Array(forest.edges.length).fill(-1);
  }

  /** Adds one tree's contributions and returns its mean. */
  run(root: number, depth: number): number {
    this.#mean = 0;
    this.#quadrature = QUADRATURES[Math.min(MOST_POINTS, Math.ceil(Math.max(1, depth) / 2))]!;
    this.#product.fill(1, 0, this.#quadrature.points.length);
    this.#visit(root, 0, 1);
    return this.#mean;
  }

  #visit(node: number, depth: number, reach: number): void {
    const { left, value, cover } = this.#forest;
    const pointCount = this.#quadrature.points.length;
    const at = depth * pointCount;
    const child = left[node]!;
    if (child === 0) {
      this.#mean += reach * value[node]!;
      for (let q = 0; q < pointCount; q++) this.#below[at + q] = this.#product[at + q]! * value[node]!;
      return;
    }
    this.#below.fill(0, at, at + pointCount);
    const feature = this.#forest.feature[node]!;
    const goesLeft = (this.#bins[feature]! - this.#forest.offset[node]!) >>> 0 < this.#forest.width[node]!;
    this.#follow(child, feature, cover[child]! / cover[node]!, goesLeft, depth, reach);
    this.#follow(child + 1, feature, cover[child + 1]! / cover[node]!, !goesLeft, depth, reach);
  }

  /** Walks into a child and credits its feature with what the leaves below gain by it. */
  #follow(
    child: number,
    feature: number,
    ratio: number,
    isTaken: boolean,
    depth: number,
    reach: number,
  ): void {
    const { points, weights } = this.#quadrature;
    const product = this.#product;
    const sums = this.#below;
    const earlierShare = this.#share[feature]!;
    const earlierFollows = this.#follows[feature]!;
    const isRepeated = earlierFollows >= 0;
    const share = ratio * (isRepeated ? earlierShare : 1);
    const follows = isTaken && earlierFollows !== 0 ? 1 : 0;
    const at = depth * points.length;
    const next = at + points.length;
    for (let q = 0; q < points.length; q++) {
      const t = points[q]!;
      const before = isRepeated
        ? product[at + q]! / (earlierShare + t * (earlierFollows - earlierShare))
        : product[at + q]!;
      product[next + q] = before * (share + t * (follows - share));
    }
    this.#share[feature] = share;
    this.#follows[feature] = follows;
    this.#visit(child, depth + 1, reach * ratio);
    this.#share[feature] = earlierShare;
    this.#follows[feature] = earlierFollows;

    let credit = 0;
    for (let q = 0; q < points.length; q++) {
      const t = points[q]!;
      const below = sums[next + q]!;
      sums[at + q] = sums[at + q]! + below;
      let slope = slopeOf(share, follows, t);
      // A repeated feature was credited above with what it stood for there; that part is taken back.
      if (isRepeated) slope -= slopeOf(earlierShare, earlierFollows, t);
      credit += weights[q]! * below * slope;
    }
    this.#contributions[feature] = this.#contributions[feature]! + credit;
  }
}

/** (o - z) / (z + t (o - z)); for o = 0 the share cancels. */
const slopeOf = (share: number, follows: number, t: number): number =>
  follows === 0 ? -1 / (1 - t) : (1 - share) / (share + t * (1 - share));
