import { type Carry, carriedGrowth } from './carry.ts';
import { fitCarry } from './fit-carry.ts';
import { HELD_STEPS, heldLevel } from './held-level.ts';
import type { RegionTree } from './region-tree.ts';
import { smoothSeries } from './smooth-series.ts';

const STEP_DAYS = 30;
const DAYS_PER_YEAR = 365.25;

/** Log price level of every region at the middle of every step of 30 days; constant before, carried on after. */
export type TimeIndex = {
  firstDay: number;
  steps: number;
  regions: RegionTree;
  level: Float64Array;
  /** Models of before it was fitted hold the level. */
  carry?: Carry;
};

export type IndexSettings = {
  roughness: number;
  /** Sales per step at which a region's own movement counts as much as its parent's. */
  parentSales: number;
};

/**
 * `residual` is the log price without what the home and its place explain. The whole is smoothed first; each region
 * is then its parent plus a smooth departure, pulled to zero where sales are thin.
 */
export const fitTimeIndex = (
  tree: RegionTree,
  regionOf: Int32Array,
  day: Int32Array,
  residual: Float64Array,
  settings: IndexSettings,
): TimeIndex => {
  const firstDay = day[0]!;
  const steps = 1 + Math.floor((day[day.length - 1]! - firstDay) / STEP_DAYS);
  const regionCount = tree.parent.length;
  const sum = new Float64Array(regionCount * steps);
  const count = new Float64Array(regionCount * steps);
  let squares = 0;
  for (let row = 0; row < day.length; row++) {
    const step = Math.floor((day[row]! - firstDay) / STEP_DAYS);
    squares += residual[row]! ** 2;
    for (let region = regionOf[row]!; region >= 0; region = tree.parent[region]!) {
      sum[region * steps + step] = sum[region * steps + step]! + residual[row]!;
      count[region * steps + step] = count[region * steps + step]! + 1;
    }
  }
  const level = new Float64Array(regionCount * steps);
  for (let region = 0; region < regionCount; region++) {
    const parent = tree.parent[region]!;
    const from = region * steps;
    const weight = count.subarray(from, from + steps);
    const mean = Float64Array.from(weight, (sales, step) =>
      sales === 0 ? 0 : sum[from + step]! / sales - (parent < 0 ? 0 : level[parent * steps + step]!),
    );
    const own = smoothSeries(mean, weight, settings.roughness, parent < 0 ? 0 : settings.parentSales);
    for (let step = 0; step < steps; step++) {
      level[from + step] = own[step]! + (parent < 0 ? 0 : level[parent * steps + step]!);
    }
  }
  const mean = Float64Array.from({ length: steps }, (_, step) => sum[step]! / Math.max(1, count[step]!));
  const between = mean.reduce((total, value, step) => total + count[step]! * value * value, 0);
  const ofRegion = (values: Float64Array) =>
    Array.from({ length: regionCount }, (_, region) => values.subarray(region * steps, (region + 1) * steps));
  const carry = fitCarry(
    { mean, sales: count.subarray(0, steps), saleVariance: Math.max(0, squares - between) / day.length },
    ofRegion(level),
    ofRegion(count),
    settings.roughness,
  );
  return { firstDay, steps, regions: tree, level, carry };
};

/** Linear between the middles of steps. */
export const indexLevel = (index: TimeIndex, region: number, day: number): number => {
  const end = (region + 1) * index.steps;
  const position = (day - index.firstDay) / STEP_DAYS - 0.5;
  if (day >= index.firstDay + index.steps * STEP_DAYS) {
    const held = heldLevel(index.level, end - index.steps, end);
    const middleOfHeld = index.steps - (Math.min(HELD_STEPS, index.steps) + 1) / 2;
    return held + (index.carry ? carriedGrowth(index.carry, region, position - middleOfHeld) : 0);
  }
  const step = Math.min(index.steps - 1, Math.max(0, Math.floor(position)));
  const next = Math.min(index.steps - 1, step + 1);
  const share = Math.min(1, Math.max(0, position - step));
  const from = region * index.steps;
  return index.level[from + step]! * (1 - share) + index.level[from + next]! * share;
};

/** Variance of the foretold log level so many days after the last sale. */
export const levelVariance = ({ carry }: TimeIndex, daysAfter: number): number =>
  carry ? (carry.yearVariance * Math.max(0, daysAfter)) / DAYS_PER_YEAR : 0;
