import type { Evidence } from '../comparables/evidence.ts';
import { findNearest, type Horizon, NearestPool, type Nearness } from '../space/nearest-sales.ts';

/** What sales of every type around say: a place is worth much to houses and flats alike. */
export const EVERY_TYPE_FEATURES = ['everyTypeLag', 'everyTypePrice', 'ownTypeShare'] as const;
export type EveryTypeFeature = (typeof EVERY_TYPE_FEATURES)[number];

const SALES_AROUND = 40;
const SALES_OF_LAG = 15;

/** The nearest sales whatever their type. */
export class EveryTypeSearch {
  readonly #pool = new NearestPool(SALES_AROUND);
  readonly #sortedKm = new Float64Array(SALES_AROUND);
  readonly #evidence: Evidence;
  readonly #nearness: Nearness;

  constructor(evidence: Evidence, nearness: Nearness) {
    this.#evidence = evidence;
    this.#nearness = nearness;
  }

  write(
    subject: Horizon & { x: number; y: number; z: number; tree: number },
    write: (name: EveryTypeFeature, value: number) => void,
  ): void {
    const pool = this.#pool;
    const { byType, residual, detrended, treeOf } = this.#evidence;
    pool.size = 0;
    for (const tree of byType.trees) {
      findNearest(tree, subject.x, subject.y, subject.z, subject, this.#nearness, pool);
    }
    if (pool.size === 0) return;
    const sortedKm = this.#sortedKm.subarray(0, pool.size);
    sortedKm.set(pool.km.subarray(0, pool.size));
    sortedKm.sort();
    const lagKm = sortedKm[Math.min(SALES_OF_LAG, pool.size) - 1]!;
    let lagSum = 0;
    let lagCount = 0;
    let price = 0;
    let ownType = 0;
    for (let i = 0; i < pool.size; i++) {
      const item = pool.item[i]!;
      price += detrended[item]!;
      if (treeOf[item] === subject.tree) ownType++;
      if (pool.km[i]! > lagKm) continue;
      lagSum += residual[item]!;
      lagCount++;
    }
    write('everyTypeLag', lagSum / lagCount);
    write('everyTypePrice', price / pool.size);
    write('ownTypeShare', ownType / pool.size);
  }
}
