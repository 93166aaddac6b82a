import { medianOf } from '../statistics/quantiles.ts';
import { regionsOf } from '../time-index/region-tree.ts';
import { factorsOf, type RangeFactors } from '../uncertainty/calibration.ts';
import type { ValuerState } from '../valuer/valuer-state.ts';
import { timeChange } from './time-change.ts';

/** Homes that sold twice: the ids of the earlier and of the later sale, pair by pair. */
export type RepeatSales = { earlier: readonly string[]; later: readonly string[] };

/** By how much an earlier sale, brought to the later day, missed the later price. */
export type RepeatErrors = { gapDays: Float64Array; logError: Float64Array };

/** The longer ago a home sold, the less it says: the error is taken from pairs about as far apart. */
const PAIRS_ALIKE = 200;
const LEAST_PAIRS = 20;

export const measureRepeats = (state: ValuerState, { earlier, later }: RepeatSales): RepeatErrors => {
  const { sales } = state.evidence;
  const { index } = state.model.stage;
  const regionOf = regionsOf(index.regions, sales);
  const pairs = earlier.flatMap((id, i) => {
    const [from, to] = [state.saleRowOf(id), state.saleRowOf(later[i]!)];
    if (from === undefined || to === undefined) return [];
    const days = { fromDay: sales.contractDay[from]!, toDay: sales.contractDay[to]! };
    const moved = Math.log(sales.priceAud[from]!) + timeChange(index, regionOf[to]!, days, null);
    return [{ gap: days.toDay - days.fromDay, error: Math.abs(Math.log(sales.priceAud[to]!) - moved) }];
  });
  return {
    gapDays: Float64Array.from(pairs, ({ gap }) => gap),
    logError: Float64Array.from(pairs, ({ error }) => error),
  };
};

export type RepeatError = { width: RangeFactors | null; medianError: number | null; measuredOn: number };

/** The error to expect of a sale that is so many days old. */
export const repeatErrorAt = ({ gapDays, logError }: RepeatErrors, ageDays: number): RepeatError => {
  const alike = Float64Array.from(
    Array.from(gapDays.keys())
      .sort((a, b) => Math.abs(gapDays[a]! - ageDays) - Math.abs(gapDays[b]! - ageDays))
      .slice(0, PAIRS_ALIKE),
    (row) => logError[row]!,
  );
  if (alike.length < LEAST_PAIRS) return { width: null, medianError: null, measuredOn: alike.length };
  return {
    width: factorsOf(alike),
    medianError: medianOf(alike.map((error) => Math.exp(error) - 1)),
    measuredOn: alike.length,
  };
};
