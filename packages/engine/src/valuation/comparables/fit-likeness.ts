import { ComparableSearch } from '../features/comparable-features.ts';
import type { ComparableRules } from '../features/model-features.ts';
import { type Subjects, subjectAt } from '../features/subjects.ts';
import type { Nearness } from '../space/nearest-sales.ts';
import type { Evidence } from './evidence.ts';
import type { Likeness } from './likeness.ts';

/** Where the search starts; distance is in units of the file's own spacing. */
const START: Likeness = { km: 0, spacings: 1, perYear: 0.5, perAttributeValue: 3 };
const SPACINGS = [0.3, 0.5, 0.8, 1.2, 1.8, 3];
const PER_YEAR = [0.1, 0.25, 0.5, 0.8, 1.2, 2];
const PER_ATTRIBUTE_VALUE = [0.5, 1, 2, 3, 5, 8];
const KM_IN_SPACINGS = [0, 0.25, 0.5, 1, 2];
const SAMPLE_ROWS = 1200;

type Gathering = Pick<ComparableRules, 'poolSize' | 'looksAhead' | 'sameDayThrough'>;

type Pools = {
  start: Int32Array;
  item: Int32Array;
  km: Float64Array;
  years: Float64Array;
  spacingKm: Float64Array;
};

/**
 * Chooses how distance, age and attributes weigh by how well the weighted comparables alone foretell sales of the
 * newer half: one weight after the other, twice over.
 */
export const fitLikeness = (
  evidence: Evidence,
  subjects: Subjects,
  nearness: Nearness,
  rules: Gathering,
): Likeness => {
  const first = evidence.sales.count >> 1;
  const every = Math.max(1, Math.floor((evidence.sales.count - first) / SAMPLE_ROWS));
  const rows = Int32Array.from(
    { length: Math.floor((evidence.sales.count - first) / every) },
    (_, i) => first + i * every,
  );
  const pools = gatherPools(evidence, subjects, rows, nearness, rules);
  const typicalKm = nearness.kmScale;
  let best = START;
  let leastError = meanError(evidence, rows, pools, best);
  const attempt = (candidate: Likeness) => {
    const error = meanError(evidence, rows, pools, candidate);
    if (error < leastError) [best, leastError] = [candidate, error];
  };
  for (let round = 0; round < 2; round++) {
    for (const spacings of SPACINGS) attempt({ ...best, spacings });
    for (const share of KM_IN_SPACINGS) attempt({ ...best, km: share * typicalKm });
    for (const perYear of PER_YEAR) attempt({ ...best, perYear });
    for (const perAttributeValue of PER_ATTRIBUTE_VALUE) attempt({ ...best, perAttributeValue });
  }
  return best;
};

const gatherPools = (
  evidence: Evidence,
  subjects: Subjects,
  rows: Int32Array,
  nearness: Nearness,
  { poolSize, looksAhead, sameDayThrough }: Gathering,
): Pools => {
  const search = new ComparableSearch(evidence, nearness, START, poolSize);
  const pools: Pools = {
    start: new Int32Array(rows.length + 1),
    item: new Int32Array(rows.length * poolSize),
    km: new Float64Array(rows.length * poolSize),
    years: new Float64Array(rows.length * poolSize),
    spacingKm: new Float64Array(rows.length),
  };
  rows.forEach((row, i) => {
    const horizon = { day: evidence.sales.contractDay[row]!, looksAhead, sameDayThrough, excluded: row };
    search.search(subjectAt(subjects, row, evidence.attributeValue[row]!, horizon));
    const { pool } = search;
    const at = pools.start[i]!;
    pools.item.set(pool.item.subarray(0, pool.size), at);
    pools.km.set(pool.km.subarray(0, pool.size), at);
    pools.years.set(pool.years.subarray(0, pool.size), at);
    pools.spacingKm[i] = search.spacingKm;
    pools.start[i + 1] = at + pool.size;
  });
  return pools;
};

/** Mean absolute log error of the weighted mean residual; far misses count no more than 30%. */
const meanError = (evidence: Evidence, rows: Int32Array, pools: Pools, likeness: Likeness): number => {
  const { residual, attributeValue } = evidence;
  let total = 0;
  let counted = 0;
  rows.forEach((row, i) => {
    const perKm = 1 / (likeness.km + likeness.spacings * pools.spacingKm[i]!);
    let weights = 0;
    let sum = 0;
    for (let at = pools.start[i]!; at < pools.start[i + 1]!; at++) {
      const item = pools.item[at]!;
      const weight = Math.exp(
        -pools.km[at]! * perKm -
          pools.years[at]! * likeness.perYear -
          Math.abs(attributeValue[row]! - attributeValue[item]!) * likeness.perAttributeValue,
      );
      weights += weight;
      sum += weight * residual[item]!;
    }
    if (!(weights > 0)) return;
    total += Math.min(0.3, Math.abs(sum / weights - residual[row]!));
    counted++;
  });
  return counted === 0 ? Number.POSITIVE_INFINITY : total / counted;
};
