import type { Evidence } from '../comparables/evidence.ts';
import { kthDistanceKm, type Likeness, weighPool } from '../comparables/likeness.ts';
import { localityLevel } from '../comparables/locality-levels.ts';
import { findNearest, type Horizon, NearestPool, type Nearness } from '../space/nearest-sales.ts';

export const COMPARABLE_FEATURES = [
  'attributeValue',
  'lag5',
  'lag15',
  'lag40',
  'like10',
  'like30',
  'valueLike10',
  'valueLike30',
  'valueLag15',
  'landRate',
  'buildingRate',
  'roomRate',
  'spread',
  'spacingKm',
  'comparableWeight',
  'comparableAge',
  'localityLevel',
  'valueLocality',
] as const;
export type ComparableFeature = (typeof COMPARABLE_FEATURES)[number];

/** A higher value of a comparable or of the home's attributes never lowers the prediction. */
export const RISING_FEATURES: ReadonlySet<string> = new Set([
  'attributeValue',
  'valueLike10',
  'valueLike30',
  'valueLag15',
]);

/** What is looked for: one home on one day. */
export type Subject = Horizon & {
  x: number;
  y: number;
  z: number;
  tree: number;
  attributeValue: number;
  logLand: number;
  logBuilding: number;
  logBedrooms: number;
  locality: number;
};

const SPACING_NEIGHBOURS = 15;

/** Space to work in, reused from home to home. */
export class ComparableSearch {
  readonly pool: NearestPool;
  readonly logWeight: Float64Array;
  readonly #spare: Float64Array;
  readonly #evidence: Evidence;
  readonly #nearness: Nearness;
  readonly #likeness: Likeness;
  spacingKm = Number.NaN;

  constructor(evidence: Evidence, nearness: Nearness, likeness: Likeness, poolSize: number) {
    this.#evidence = evidence;
    this.#nearness = nearness;
    this.#likeness = likeness;
    this.pool = new NearestPool(poolSize);
    this.logWeight = new Float64Array(poolSize);
    this.#spare = new Float64Array(poolSize);
  }

  /** Gathers and weighs the sales for a home. */
  search(subject: Subject): void {
    this.pool.size = 0;
    if (subject.tree >= 0 && !Number.isNaN(subject.x)) {
      const tree = this.#evidence.byType.trees[subject.tree]!;
      findNearest(tree, subject.x, subject.y, subject.z, subject, this.#nearness, this.pool);
    }
    this.weigh(subject);
  }

  weigh(subject: Subject): void {
    const { pool } = this;
    this.spacingKm = kthDistanceKm(pool, SPACING_NEIGHBOURS, this.#spare);
    const { attributeValue } = this.#evidence;
    weighPool(pool, this.#likeness, this.spacingKm, subject.attributeValue, attributeValue, this.logWeight);
  }

  /** Mean residual of the k nearest. */
  #lag(k: number, sortedKm: Float64Array): number {
    const { pool } = this;
    const { residual } = this.#evidence;
    const limit = sortedKm[Math.min(k, pool.size) - 1]!;
    let sum = 0;
    let count = 0;
    for (let i = 0; i < pool.size; i++) {
      if (pool.km[i]! > limit) continue;
      sum += residual[pool.item[i]!]!;
      count++;
    }
    return sum / count;
  }

  /** Writes the features of the home into row `row` of the columns. */
  writeFeatures(subject: Subject, columns: readonly Float64Array[], row: number): void {
    const { pool, logWeight } = this;
    const { residual, detrended, logLand, logBuilding, logBedrooms, localityLevels } = this.#evidence;
    const level =
      subject.locality < 0 ? Number.NaN : localityLevel(localityLevels, subject.locality, subject.day);
    columns[0]![row] = subject.attributeValue;
    for (let i = 1; i < columns.length; i++) columns[i]![row] = Number.NaN;
    columns[16]![row] = level;
    columns[17]![row] = level + subject.attributeValue;
    if (pool.size === 0) return;

    const sortedKm = this.#spare.subarray(0, pool.size);
    sortedKm.set(pool.km.subarray(0, pool.size));
    sortedKm.sort();
    columns[1]![row] = this.#lag(5, sortedKm);
    columns[2]![row] = this.#lag(15, sortedKm);
    columns[3]![row] = this.#lag(40, sortedKm);
    columns[13]![row] = this.spacingKm;

    const sortedWeights = this.#spare.subarray(0, pool.size);
    sortedWeights.set(logWeight.subarray(0, pool.size));
    sortedWeights.sort();
    const limit10 = sortedWeights[Math.max(0, pool.size - 10)]!;
    const limit30 = sortedWeights[Math.max(0, pool.size - 30)]!;
    let weight10 = 0;
    let sum10 = 0;
    let weight30 = 0;
    let sum30 = 0;
    let squares30 = 0;
    let years30 = 0;
    let landWeight = 0;
    let landSum = 0;
    let buildingWeight = 0;
    let buildingSum = 0;
    let roomWeight = 0;
    let roomSum = 0;
    for (let i = 0; i < pool.size; i++) {
      if (logWeight[i]! < limit30) continue;
      const item = pool.item[i]!;
      const weight = Math.exp(logWeight[i]!);
      const own = residual[item]!;
      if (logWeight[i]! >= limit10) {
        weight10 += weight;
        sum10 += weight * own;
      }
      weight30 += weight;
      sum30 += weight * own;
      squares30 += weight * own * own;
      years30 += weight * pool.years[i]!;
      const price = detrended[item]!;
      if (!Number.isNaN(logLand[item]!)) {
        landWeight += weight;
        landSum += weight * (price - logLand[item]!);
      }
      if (!Number.isNaN(logBuilding[item]!)) {
        buildingWeight += weight;
        buildingSum += weight * (price - logBuilding[item]!);
      }
      if (!Number.isNaN(logBedrooms[item]!)) {
        roomWeight += weight;
        roomSum += weight * (price - logBedrooms[item]!);
      }
    }
    // Weights so small that they vanish say as much as none.
    if (!(weight10 > 1e-300)) return;
    const like10 = sum10 / weight10;
    const like30 = sum30 / weight30;
    columns[4]![row] = like10;
    columns[5]![row] = like30;
    columns[6]![row] = like10 + subject.attributeValue;
    columns[7]![row] = like30 + subject.attributeValue;
    columns[8]![row] = columns[2]![row]! + subject.attributeValue;
    columns[9]![row] = landWeight > 0 ? landSum / landWeight : Number.NaN;
    columns[10]![row] = buildingWeight > 0 ? buildingSum / buildingWeight : Number.NaN;
    columns[11]![row] = roomWeight > 0 ? roomSum / roomWeight + subject.logBedrooms : Number.NaN;
    columns[12]![row] = Math.sqrt(Math.max(0, squares30 / weight30 - like30 * like30));
    columns[14]![row] = Math.log(weight30);
    columns[15]![row] = years30 / weight30;
  }
}
