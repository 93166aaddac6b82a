import type { SpherePoints } from './sphere.ts';

/**
 * A k-d tree over place and day. Nodes are numbered as in a heap (children of n: 2n + 1, 2n + 2); the points of
 * node n on level l are an equal share of the whole, so that their bounds follow from the number alone.
 */
export type SpaceTimeTree = {
  count: number;
  levels: number;
  /** Points in the order of the tree. */
  item: Int32Array;
  x: Float64Array;
  y: Float64Array;
  z: Float64Array;
  day: Int32Array;
  /** For each node the least and greatest x, y, z and day. */
  boxes: Float64Array;
};

export const BOX_SIZE = 8;
const LEAF_SIZE = 24;
/** How far apart two sales must lie to be told apart as well as by a day. */
const KM_PER_DAY = 3 / 365;

export const buildSpaceTimeTree = (
  points: SpherePoints,
  days: Int32Array,
  items: Int32Array,
): SpaceTimeTree => {
  const count = items.length;
  const levels = Math.max(0, Math.ceil(Math.log2(Math.max(1, count / LEAF_SIZE))));
  const order = items.slice();
  const boxes = new Float64Array((2 ** (levels + 1) - 1) * BOX_SIZE);
  const axes = [
    (item: number) => points.x[item]!,
    (item: number) => points.y[item]!,
    (item: number) => points.z[item]!,
    (item: number) => days[item]!,
  ];

  const build = (node: number, level: number, place: number): void => {
    const from = shareStart(count, level, place);
    const to = shareStart(count, level, place + 1);
    const box = boxes.subarray(node * BOX_SIZE, (node + 1) * BOX_SIZE);
    let widest = 0;
    let widestExtent = -1;
    axes.forEach((coordinateOf, axis) => {
      let least = Number.POSITIVE_INFINITY;
      let greatest = Number.NEGATIVE_INFINITY;
      for (let i = from; i < to; i++) {
        const value = coordinateOf(order[i]!);
        if (value < least) least = value;
        if (value > greatest) greatest = value;
      }
      box[2 * axis] = least;
      box[2 * axis + 1] = greatest;
      const extent = (greatest - least) * (axis === 3 ? KM_PER_DAY : 1);
      if (extent > widestExtent) [widest, widestExtent] = [axis, extent];
    });
    if (level === levels) return;
    selectInPlace(order, from, to - 1, shareStart(count, level + 1, 2 * place + 1), axes[widest]!);
    build(2 * node + 1, level + 1, 2 * place);
    build(2 * node + 2, level + 1, 2 * place + 1);
  };
  build(0, 0, 0);

  return {
    count,
    levels,
    item: order,
    x: Float64Array.from(order, axes[0]!),
    y: Float64Array.from(order, axes[1]!),
    z: Float64Array.from(order, axes[2]!),
    day: Int32Array.from(order, axes[3]!),
    boxes,
  };
};

/** Where the points of the `place`-th node of a level begin. */
export const shareStart = (count: number, level: number, place: number): number =>
  Math.floor((count * place) / 2 ** level);

/** Quickselect: afterwards everything before `wanted` is at most, everything after at least what stands there. */
const selectInPlace = (
  order: Int32Array,
  first: number,
  last: number,
  wanted: number,
  coordinateOf: (item: number) => number,
): void => {
  let low = first;
  let high = last;
  while (low < high) {
    const pivot = coordinateOf(order[(low + high) >>> 1]!);
    let i = low;
    let j = high;
    while (i <= j) {
      while (coordinateOf(order[i]!) < pivot) i++;
      while (coordinateOf(order[j]!) > pivot) j--;
      if (i <= j) {
        const moved = order[i]!;
        order[i++] = order[j]!;
        order[j--] = moved;
      }
    }
    if (wanted <= j) high = j;
    else if (wanted >= i) low = i;
    else return;
  }
};
