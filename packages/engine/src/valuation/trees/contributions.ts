import { binOf } from './bins.ts';
import { type Forest, treeCount } from './forest.ts';
import { packForest } from './packed-forest.ts';
import { gaussLegendre, type Quadrature } from './quadrature.ts';

/** Exact up to paths of this many different features; trees are never deeper. */
const MAX_PATH_FEATURES = 12;
/** By the number of points; a tree of depth d needs half as many. */
const QUADRATURES = Array.from({ length: MAX_PATH_FEATURES / 2 + 1 }, (_, points) => gaussLegendre(points));
const MOST_POINTS = MAX_PATH_FEATURES / 2;
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
  const walk = new TreeWalk(forest, values, contributions);
  let mean = forest.base;
  for (let tree = 0; tree < treeCount(forest); tree++) mean += walk.run(tree);
  return { mean, contributions };
};

const MAX_DEPTH = 2 * MAX_PATH_FEATURES;
const NEVER = -1;

/** Of each node below a root, what is the same for every row. */
type Paths = {
  /** How many points its tree is walked with. */
  pointCount: Uint8Array;
  /** The share of its parent's training rows that it has. */
  ratio: Float64Array;
  /** The share of those rows that follow the path by its parent's feature alone. */
  share: Float64Array;
  /** The node above it that was reached by the same feature, or `NEVER`. */
  earlier: Int32Array;
  /** (1 - z) / (z + t (1 - z)) by node and point: its slope where the row follows it. */
  slopes: Float64Array;
};

const known = new WeakMap<Forest, Paths>();

const pathsOf = (forest: Forest): Paths => {
  const before = known.get(forest);
  if (before) return before;
  const { left, feature, cover, roots } = forest;
  const nodes = left.length;
  const paths: Paths = {
    pointCount: packForest(forest).depth.map((depth) =>
      Math.min(MOST_POINTS, Math.ceil(Math.max(1, depth) / 2)),
    ),
    ratio: new Float64Array(nodes),
    share: new Float64Array(nodes),
    earlier: new Int32Array(nodes),
    slopes: new Float64Array(nodes * MOST_POINTS),
  };
  const above = new Int32Array(nodes).fill(NEVER);
  for (let tree = 0; tree < treeCount(forest); tree++) {
    const { points } = QUADRATURES[paths.pointCount[tree]!]!;
    // A child stands behind its parent.
    for (let node = roots[tree]!; node < roots[tree + 1]!; node++) {
      const first = left[node]!;
      if (first === 0) continue;
      for (const child of [first, first + 1]) {
        above[child] = node;
        let earlier = node;
        while (above[earlier]! !== NEVER && feature[above[earlier]!]! !== feature[node]!)
          earlier = above[earlier]!;
        const isRepeated = above[earlier]! !== NEVER;
        const ratio = cover[child]! / cover[node]!;
        const share = ratio * (isRepeated ? paths.share[earlier]! : 1);
        paths.ratio[child] = ratio;
        paths.share[child] = share;
        paths.earlier[child] = isRepeated ? earlier : NEVER;
        points.forEach((t, q) => {
          paths.slopes[child * MOST_POINTS + q] = (1 - share) / (share + t * (1 - share));
        });
      }
    }
  }
  known.set(forest, paths);
  return paths;
};

class TreeWalk {
  readonly #forest: Forest;
  readonly #paths: Paths;
  readonly #bins: Uint8Array;
  readonly #contributions: Float64Array;
  /** Whether the row follows the path by a feature; -1 where the path does not ask it. */
  readonly #follows: Int8Array;
  /** Products over the path, and sums over the leaves below, by depth and quadrature point. */
  readonly #product = new Float64Array((MAX_DEPTH + 1) * MOST_POINTS);
  readonly #below = new Float64Array((MAX_DEPTH + 1) * MOST_POINTS);
  #mean = 0;
  #quadrature: Quadrature = { points: new Float64Array(0), weights: new Float64Array(0) };
  #slopesOff = new Float64Array(0);

  constructor(forest: Forest, values: ArrayLike<number>, contributions: Float64Array) {
    this.#forest = forest;
    this.#paths = pathsOf(forest);
    this.#bins = Uint8Array.from(forest.edges, (edges, feature) => binOf(edges, values[feature]!));
    this.#contributions = contributions;
    this.#follows = new Int8Array(forest.edges.length).fill(-1);
  }

  /** Adds one tree's contributions and returns its mean. */
  run(tree: number): number {
    const root = this.#forest.roots[tree]!;
    const pointCount = this.#paths.pointCount[tree]!;
    this.#mean = 0;
    this.#quadrature = QUADRATURES[pointCount]!;
    this.#slopesOff = SLOPES_OFF[pointCount]!;
    this.#product.fill(1, 0, pointCount);
    this.#visit(root, 0, 1);
    return this.#mean;
  }

  #visit(node: number, depth: number, reach: number): void {
    const { left, value, feature, offset, width } = this.#forest;
    const pointCount = this.#quadrature.points.length;
    const sums = this.#below;
    const at = depth * pointCount;
    const child = left[node]!;
    if (child === 0) {
      const product = this.#product;
      const leaf = value[node]!;
      this.#mean += reach * leaf;
      for (let q = 0; q < pointCount; q++) sums[at + q] = product[at + q]! * leaf;
      return;
    }
    for (let q = 0; q < pointCount; q++) sums[at + q] = 0;
    const asked = feature[node]!;
    const goesLeft = (this.#bins[asked]! - offset[node]!) >>> 0 < width[node]!;
    this.#follow(child, asked, goesLeft, depth, reach);
    this.#follow(child + 1, asked, !goesLeft, depth, reach);
  }

  /** Walks into a child and credits its feature with what the leaves below gain by it. */
  #follow(child: number, feature: number, isTaken: boolean, depth: number, reach: number): void {
    const { left, value } = this.#forest;
    const { points, weights } = this.#quadrature;
    const { slopes, ratio, share: shares, earlier: earlierOf } = this.#paths;
    const off = this.#slopesOff;
    const pointCount = points.length;
    const product = this.#product;
    const sums = this.#below;
    const earlier = earlierOf[child]!;
    const earlierFollows = this.#follows[feature]!;
    const follows = isTaken && earlierFollows !== 0 ? 1 : 0;
    const share = shares[child]!;
    const gain = follows - share;
    const at = depth * pointCount;
    const next = at + pointCount;
    if (earlier === NEVER) {
      for (let q = 0; q < pointCount; q++) product[next + q] = product[at + q]! * (share + points[q]! * gain);
    } else {
      const earlierShare = shares[earlier]!;
      const earlierGain = earlierFollows - earlierShare;
      for (let q = 0; q < pointCount; q++) {
        const t = points[q]!;
        product[next + q] = (product[at + q]! / (earlierShare + t * earlierGain)) * (share + t * gain);
      }
    }
    if (left[child]! === 0) {
      const leaf = value[child]!;
      this.#mean += reach * ratio[child]! * leaf;
      for (let q = 0; q < pointCount; q++) sums[next + q] = product[next + q]! * leaf;
    } else {
      this.#follows[feature] = follows;
      this.#visit(child, depth + 1, reach * ratio[child]!);
      this.#follows[feature] = earlierFollows;
    }

    let credit = 0;
    const ownSlopes = follows === 0 ? off : slopes;
    const own = follows === 0 ? 0 : child * MOST_POINTS;
    if (earlier === NEVER) {
      for (let q = 0; q < pointCount; q++) {
        const below = sums[next + q]!;
        sums[at + q] = sums[at + q]! + below;
        credit += weights[q]! * below * ownSlopes[own + q]!;
      }
    } else {
      // A repeated feature was credited above with what it stood for there; that part is taken back.
      const takenSlopes = earlierFollows === 0 ? off : slopes;
      const taken = earlierFollows === 0 ? 0 : earlier * MOST_POINTS;
      for (let q = 0; q < pointCount; q++) {
        const below = sums[next + q]!;
        sums[at + q] = sums[at + q]! + below;
        credit += weights[q]! * below * (ownSlopes[own + q]! - takenSlopes[taken + q]!);
      }
    }
    this.#contributions[feature] = this.#contributions[feature]! + credit;
  }
}
