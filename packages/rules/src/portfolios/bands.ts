import { RISK_WEIGHT_LVR_BOUNDS_PERCENT } from '../lending/lvr-limits.ts';

/** Where one bar of a distribution ends and the next begins. The first and the last are open. */
export const VALUE_BOUNDS_AUD = [
  300_000, 500_000, 700_000, 900_000, 1_200_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000,
] as const;
export const RISK_BOUNDS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9] as const;
/** The bounds of the risk weights. */
export const LVR_BOUNDS = RISK_WEIGHT_LVR_BOUNDS_PERCENT.map((percent) => percent / 100);

export type Band = { from: number | null; upTo: number | null; count: number };

/** `counts[i]` lies below bound `i`; the last above all of them. */
export const toBands = (bounds: readonly number[], counts: ReadonlyMap<number, number>): Band[] =>
  [...bounds, null].map((upTo, at) => ({
    from: bounds[at - 1] ?? null,
    upTo,
    count: counts.get(at) ?? 0,
  }));

/** The bar that a figure belongs to: a bound itself belongs to the bar below it. */
export const bandOf = (bounds: readonly number[], figure: number): number => {
  const at = bounds.findIndex((bound) => figure <= bound);
  return at === -1 ? bounds.length : at;
};
