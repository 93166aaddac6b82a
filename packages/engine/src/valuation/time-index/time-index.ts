import type { RegionTree } from './region-tree.ts';
import { smoothSeries } from './smooth-series.ts';

const STEP_DAYS = 30;

/** Log price level of every region at the middle of every step of 30 days; constant before, held after. */
export type TimeIndex = { firstDay: number; steps: number; regions: RegionTree; level: Float64Array };

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
  for (let row = 0; row < day.length; row++) {
    const step = Math.floor((day[row]! - firstDay) / STEP_DAYS);
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
  return { firstDay, steps, regions: tree, level };
};

/** The end of a smoothed series is its least certain point: what comes after is held at the mean of this many steps. */
const HELD_STEPS = 3;

/** Linear between the middles of steps. */
export const indexLevel = (index: TimeIndex, region: number, day: number): number => {
  if (day >= index.firstDay + index.steps * STEP_DAYS) return heldLevel(index, region);
  const position = (day - index.firstDay) / STEP_DAYS - 0.5;
  const step = Math.min(index.steps - 1, Math.max(0, Math.floor(position)));
  const next = Math.min(index.steps - 1, step + 1);
  const share = Math.min(1, Math.max(0, position - step));
  const from = region * index.steps;
  return index.level[from + step]! * (1 - share) + index.level[from + next]! * share;
};

const heldLevel = (index: TimeIndex, region: number): number => {
  const end = (region + 1) * index.steps;
  const steps = Math.min(HELD_STEPS, index.steps);
  let sum = 0;
  for (let i = end - steps; i < end; i++) sum += index.level[i]!;
  return sum / steps;
};
