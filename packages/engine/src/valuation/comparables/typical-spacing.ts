import { findNearest, NearestPool } from '../space/nearest-sales.ts';
import type { SpherePoints } from '../space/sphere.ts';
import { medianOf } from '../statistics/quantiles.ts';
import type { SalesByType } from './sales-by-type.ts';

const SAMPLE_ROWS = 600;
const NEIGHBOURS = 10;
const LEAST_KM = 0.05;

/** Median distance to the tenth nearest sale of the type: the file's own unit of distance. */
export const typicalSpacingKm = (sales: SalesByType, treeOf: Int32Array, points: SpherePoints): number => {
  const pool = new NearestPool(NEIGHBOURS);
  const every = Math.max(1, Math.floor(treeOf.length / SAMPLE_ROWS));
  const distances: number[] = [];
  for (let row = 0; row < treeOf.length; row += every) {
    if (Number.isNaN(points.x[row]!)) continue;
    pool.size = 0;
    findNearest(
      sales.trees[treeOf[row]!]!,
      points.x[row]!,
      points.y[row]!,
      points.z[row]!,
      { day: 0, looksAhead: true, excluded: row },
      { kmScale: 1, perYear: 0 },
      pool,
    );
    if (pool.size > 0) distances.push(Math.max(...pool.km.subarray(0, pool.size)));
  }
  return distances.length === 0 ? 1 : Math.max(LEAST_KM, medianOf(distances));
};
