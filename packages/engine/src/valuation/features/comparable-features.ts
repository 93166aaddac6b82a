import type { Evidence } from '../comparables/evidence.ts';
import { kthDistanceKm, type Likeness, weighPool } from '../comparables/likeness.ts';
import { localityLevel } from '../comparables/locality-levels.ts';
import { findNearest, type Horizon, NearestPool, type Nearness } from '../space/nearest-sales.ts';
import { EVERY_TYPE_FEATURES, EveryTypeSearch } from './every-type.ts';
import { NEIGHBOURHOOD_FEATURES, NEIGHBOURS_AROUND, writeNeighbourhood } from './neighbourhood.ts';

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
  'valueLocality',
  'landRate',
  'buildingRate',
  'roomRate',
  'localityLevel',
  'spread',
  'spacingKm',
  'comparableWeight',
  'comparableAge',
  ...NEIGHBOURHOOD_FEATURES,
  ...EVERY_TYPE_FEATURES,
] as const;
type ComparableFeature = (typeof COMPARABLE_FEATURES)[number];

/** They tell how good the evidence is, not what a home is worth: only the stated error is learnt from them. */
export const EVIDENCE_FEATURES: ReadonlySet<string> = new Set([
  'spread',
  'spacingKm',
  'comparableWeight',
  'comparableAge',
]);

const COLUMN = Object.fromEntries(COMPARABLE_FEATURES.map((name, i) => [name, i])) as Record<
  ComparableFeature,
  number
>;

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
  bedrooms: number;
  yearBuilt: number;
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
  readonly #everyType: EveryTypeSearch;
  spacingKm = Number.NaN;

  constructor(evidence: Evidence, nearness: Nearness, likeness: Likeness, poolSize: number) {
    this.#evidence = evidence;
    this.#nearness = nearness;
    this.#likeness = likeness;
    this.#everyType = new EveryTypeSearch(evidence, nearness);
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
    const write = (name: ComparableFeature, value: number) => {
      columns[COLUMN[name]]![row] = value;
    };
    for (const column of columns) column[row] = Number.NaN;
    write('attributeValue', subject.attributeValue);
    write('localityLevel', level);
    write('valueLocality', level + subject.attributeValue);
    if (!Number.isNaN(subject.x)) this.#everyType.write(subject, write);
    if (pool.size === 0) return;

    const sortedKm = this.#spare.subarray(0, pool.size);
    sortedKm.set(pool.km.subarray(0, pool.size));
    sortedKm.sort();
    const lag15 = this.#lag(15, sortedKm);
    write('lag5', this.#lag(5, sortedKm));
    write('lag15', lag15);
    write('valueLag15', lag15 + subject.attributeValue);
    write('lag40', this.#lag(40, sortedKm));
    write('spacingKm', this.spacingKm);
    const aroundKm = sortedKm[Math.min(NEIGHBOURS_AROUND, pool.size) - 1]!;
    writeNeighbourhood(pool, aroundKm, this.#evidence, subject, write);

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
    write('like10', like10);
    write('like30', like30);
    write('valueLike10', like10 + subject.attributeValue);
    write('valueLike30', like30 + subject.attributeValue);
    if (landWeight > 0) write('landRate', landSum / landWeight + subject.logLand);
    if (buildingWeight > 0) write('buildingRate', buildingSum / buildingWeight + subject.logBuilding);
    if (roomWeight > 0) write('roomRate', roomSum / roomWeight + subject.logBedrooms);
    write('spread', Math.sqrt(Math.max(0, squares30 / weight30 - like30 * like30)));
    write('comparableWeight', Math.log(weight30));
    write('comparableAge', years30 / weight30);
  }
}
