import type { SalesByType } from '../comparables/sales-by-type.ts';
import { findNearest, NearestPool, type Nearness } from '../space/nearest-sales.ts';
import type { SpherePoints } from '../space/sphere.ts';

/** For each row the nearest sales of its type, before or after it, never itself; -1 where there are fewer. */
export const neighbourLists = (
  sales: SalesByType,
  treeOf: Int32Array,
  points: SpherePoints,
  days: Int32Array,
  nearness: Nearness,
  neighbours: number,
): Int32Array => {
  const lists = new Int32Array(days.length * neighbours).fill(-1);
  const pool = new NearestPool(neighbours);
  for (let row = 0; row < days.length; row++) {
    if (Number.isNaN(points.x[row]!)) continue;
    pool.size = 0;
    const horizon = { day: days[row]!, looksAhead: true, excluded: row };
    const tree = sales.trees[treeOf[row]!]!;
    findNearest(tree, points.x[row]!, points.y[row]!, points.z[row]!, horizon, nearness, pool);
    lists.set(pool.item.subarray(0, pool.size), row * neighbours);
  }
  return lists;
};

/** Mean residual of the neighbours; 0, the average place, where there are none. */
export const locationLag = (lists: Int32Array, neighbours: number, residual: Float64Array): Float64Array => {
  const lag = new Float64Array(residual.length);
  for (let row = 0; row < lag.length; row++) {
    let sum = 0;
    let count = 0;
    for (let i = row * neighbours; i < (row + 1) * neighbours; i++) {
      if (lists[i]! < 0) continue;
      sum += residual[lists[i]!]!;
      count++;
    }
    lag[row] = count === 0 ? 0 : sum / count;
  }
  return lag;
};
