import type { TypicalHomeOf } from '@propguard/rules/valuation/typical-home';
import { estimateSubjects } from '../estimate/estimate-subjects.ts';
import { prepareSubjects } from '../features/subjects.ts';
import { pickSales } from '../sales/sales-table.ts';
import { regionsOf } from '../time-index/region-tree.ts';
import { featuresOf, partsOf, type TypicalHome } from './reasons.ts';
import type { ValuerState } from './valuer-state.ts';

/** Enough for a mean that no single home decides, few enough to be valued while somebody waits. */
const HOMES = 16;
const LEAST_SALES = 100;
const GOLDEN_SHARE = (Math.sqrt(5) - 1) / 2;
const MOST_KEPT = 500;
/** Of the regions of the time index, the one that all are in. */
const WHOLE = 0;

type Kept = { regionOf: Int32Array; homes: Map<string, TypicalHome> };
const kept = new WeakMap<ValuerState, Kept>();

/**
 * The mean of homes that were sold before the day in the region of the time index that a home lies in, and in its state
 * where states have no regions of their own; of all sales, where these are few: as the model values them, and by what. Computed once for each region.
 */
export const typicalHomeOf = (
  state: ValuerState,
  { region, stateName }: { region: number; stateName: string | undefined },
  day: number,
): TypicalHome => {
  const { model, evidence } = state;
  const { sales } = evidence;
  const known = kept.get(state) ?? {
    regionOf: regionsOf(model.stage.index.regions, sales),
    homes: new Map(),
  };
  kept.set(state, known);
  const key = `${day} ${region} ${stateName}`;
  const found = known.homes.get(key);
  if (found) return found;
  const { levels, codes } = sales.coded.state!;
  const ownState = levels.indexOf(stateName ?? '');
  const rowsOf = (isOf: (row: number) => boolean): number[] => {
    const rows: number[] = [];
    for (let row = 0; row < sales.count; row++)
      if (sales.contractDay[row]! < day && isOf(row)) rows.push(row);
    return rows;
  };
  const isInRegion = (row: number) => known.regionOf[row] === region;
  let of: TypicalHomeOf = 'region';
  let rows = rowsOf((row) => isInRegion(row) && codes[row] === ownState);
  // The whole has what no state's region holds: homes of several states are of no region.
  if (rows.length < LEAST_SALES && region !== WHOLE) rows = rowsOf(isInRegion);
  if (rows.length < LEAST_SALES) {
    of = 'all-sales';
    rows = rowsOf(() => true);
  }
  const typical = { of, ...meanOf(state, spreadOver(rows), day) };
  if (known.homes.size > MOST_KEPT) known.homes.clear();
  known.homes.set(key, typical);
  return typical;
};

/** Some of the sales, from all times and in no step with how they were written down. */
const spreadOver = (rows: readonly number[]): Int32Array => {
  const picked = new Set<number>();
  for (let i = 0; i < Math.min(HOMES, rows.length); i++)
    picked.add(rows[Math.floor(((i * GOLDEN_SHARE) % 1) * rows.length)]!);
  return Int32Array.from(picked).sort();
};

const meanOf = (state: ValuerState, rows: Int32Array, day: number): Omit<TypicalHome, 'of'> => {
  const { model, evidence } = state;
  const forest = model.valueForest!;
  const homes = pickSales(evidence.sales, rows);
  const subjects = prepareSubjects(model.stage, evidence, homes);
  const days = new Int32Array(homes.count).fill(day);
  const { features } = estimateSubjects(model, evidence, subjects, days, (row) => rows[row]!);
  const parts = new Map<string, number>();
  let level = 0;
  for (let row = 0; row < homes.count; row++) {
    const one = partsOf(forest, featuresOf(features, forest, row));
    level += one.mean / homes.count;
    for (const [feature, log] of one.parts) {
      parts.set(feature, (parts.get(feature) ?? 0) + log / homes.count);
      level += log / homes.count;
    }
  }
  return { level, parts };
};
