import type { NearestPool } from '../space/nearest-sales.ts';

/** How fast a comparable loses weight; fitted to the sales. */
export type Likeness = {
  /** The distance that costs one unit: `km` plus `spacings` times the distance of the 15th nearest sale. */
  km: number;
  spacings: number;
  perYear: number;
  /** For each unit by which the log values of the attributes differ. */
  perAttributeValue: number;
};

/** Distance of the k-th nearest of the pool; the furthest where there are fewer. */
export const kthDistanceKm = (pool: NearestPool, k: number, spare: Float64Array): number => {
  const sorted = spare.subarray(0, pool.size);
  sorted.set(pool.km.subarray(0, pool.size));
  sorted.sort();
  return sorted[Math.min(k, pool.size) - 1] ?? Number.NaN;
};

/** Log weight of each sale of the pool: 0 is a sale next door, today, of the same worth by its attributes. */
export const weighPool = (
  pool: NearestPool,
  likeness: Likeness,
  spacingKm: number,
  subjectValue: number,
  attributeValue: Float64Array,
  logWeight: Float64Array,
): void => {
  const perKm = 1 / (likeness.km + likeness.spacings * spacingKm);
  for (let i = 0; i < pool.size; i++) {
    logWeight[i] =
      -pool.km[i]! * perKm -
      pool.years[i]! * likeness.perYear -
      Math.abs(subjectValue - attributeValue[pool.item[i]!]!) * likeness.perAttributeValue;
  }
};
