import type { Evidence } from '../comparables/evidence.ts';
import type { ComparableSearch, Subject } from '../features/comparable-features.ts';
import { spherePoints } from '../space/sphere.ts';

const DAYS_PER_YEAR = 365.25;
/** A sale that a person adds counts at least as much as the comparable of this rank. */
const LEAST_RANK = 5;

/** Puts sales among the comparables that a person asked for, if they were made before the day. */
export const includeSales = (
  evidence: Evidence,
  search: ComparableSearch,
  subject: Subject,
  included: ReadonlySet<number>,
): void => {
  const { pool } = search;
  const { sales } = evidence;
  const wanted = [...included].filter((item) => sales.contractDay[item]! < subject.day);
  if (wanted.length === 0) return;
  for (const item of wanted) {
    if (pool.item.subarray(0, pool.size).includes(item)) continue;
    const { x, y, z } = spherePoints(
      Float64Array.of(sales.latitude[item]!),
      Float64Array.of(sales.longitude[item]!),
    );
    const km = Math.hypot(x[0]! - subject.x, y[0]! - subject.y, z[0]! - subject.z);
    if (Number.isNaN(km)) continue;
    const years = (subject.day - sales.contractDay[item]!) / DAYS_PER_YEAR;
    // Below every cost that a search can find, so that no other sale drives it out.
    pool.offer(item, km, years, Number.NEGATIVE_INFINITY);
  }
  search.weigh(subject);
  const ranked = search.logWeight.slice(0, pool.size).sort().reverse();
  const least = ranked[Math.min(LEAST_RANK, pool.size) - 1] ?? 0;
  for (let i = 0; i < pool.size; i++) {
    if (included.has(pool.item[i]!)) search.logWeight[i] = Math.max(search.logWeight[i]!, least);
  }
};
