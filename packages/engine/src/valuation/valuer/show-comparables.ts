import { COMPARABLES_SHOWN } from '@propguard/rules/assessments/limits';
import { adjustmentShares } from '@propguard/rules/valuation/adjustment-limits';
import type { ComparableSearch } from '../features/comparable-features.ts';
import type { ValuationModel } from '../model/valuation-model.ts';
import { wholeShares } from '../statistics/whole-shares.ts';
import { type AdjustedSale, adjustSale } from './adjustment-grid.ts';
import { LEAST_COMPARABLES } from './choose-method.ts';
import type { ComparableMerit, ComparableSale } from './valuation.ts';
import type { ValuerState } from './valuer-state.ts';

const MONTHS_PER_YEAR = 12;
/** Weights are stated in tenths of a per cent. */
const WEIGHT_PARTS = 1000;
/** Further down nobody looks for a sale that needs less adjustment. */
const MOST_LOOKED_AT = 40;

/** A cost below this is a merit: it takes less than a third off the weight. */
const MERIT_COST = 0.4;

export type ShownComparables = { comparables: ComparableSale[]; valueAud: number | null };

/** The home that comparables are shown for. */
export type ShownFor = {
  attributes: Float64Array;
  attributeValue: number;
  /** Index level of its region on the day. */
  index: number;
};

/** Sales that a person put among the comparables, and took out of them. */
export type ByHand = { added: ReadonlySet<number>; dropped: ReadonlySet<number> };
const NOTHING_BY_HAND: ByHand = { added: new Set(), dropped: new Set() };

type Chosen = { at: number; adjusted: AdjustedSale };

/**
 * The heaviest comparables that need no more than the usual adjustment, and what they say together: the mean of the
 * adjusted prices that are shown, by the weights that are shown. A sale that a person drops is not replaced while any
 * is left, so that the others alone decide where the value goes.
 */
export const showComparables = (
  state: ValuerState,
  search: ComparableSearch,
  home: ShownFor,
  byHand: ByHand = NOTHING_BY_HAND,
): ShownComparables => {
  const { model, evidence } = state;
  const { pool, logWeight } = search;
  const chosen = chooseSales(state, search, home, byHand);
  if (chosen.length === 0) return { comparables: [], valueAud: null };
  const heaviest = logWeight[chosen[0]!.at]!;
  const parts = wholeShares(
    chosen.map(({ at }) => Math.exp(logWeight[at]! - heaviest)),
    WEIGHT_PARTS,
  );
  const valueAud = Math.round(
    chosen.reduce((sum, { adjusted }, rank) => sum + parts[rank]! * adjusted.adjustedAud, 0) / WEIGHT_PARTS,
  );
  const comparables = chosen.flatMap(({ at, adjusted }, rank): ComparableSale[] => {
    const item = pool.item[at]!;
    // What carries no weight is no evidence, unless somebody asked for it.
    if (parts[rank] === 0 && !byHand.added.has(item)) return [];
    return [
      {
        saleId: evidence.sales.ids[item]!,
        distanceMetres: Math.round(pool.km[at]! * 1000),
        monthsAgo: Math.round(pool.years[at]! * MONTHS_PER_YEAR),
        priceAud: evidence.sales.priceAud[item]!,
        adjustments: adjusted.lines,
        adjustedAud: adjusted.adjustedAud,
        weight: parts[rank]! / WEIGHT_PARTS,
        why: byHand.added.has(item)
          ? ['chosen-by-hand']
          : meritsOf(model, search, at, Math.abs(home.attributeValue - evidence.attributeValue[item]!)),
      },
    ];
  });
  return { comparables, valueAud };
};

/** The heaviest first. */
const chooseSales = (
  { model, evidence }: ValuerState,
  { pool, logWeight }: ComparableSearch,
  { attributes, index }: ShownFor,
  { added, dropped }: ByHand,
): Chosen[] => {
  const byWeight = (a: number, b: number) => logWeight[b]! - logWeight[a]! || pool.item[a]! - pool.item[b]!;
  const order = Array.from({ length: pool.size }, (_, i) => i).sort(byWeight);
  const isAdded = (at: number) => added.has(pool.item[at]!);
  const isDropped = (at: number) => dropped.has(pool.item[at]!);
  const adjust = (at: number): Chosen => ({
    at,
    adjusted: adjustSale(model, evidence, pool.item[at]!, attributes, index),
  });
  const usual: Chosen[] = [];
  const far: Chosen[] = [];
  for (const at of order.filter((one) => !isAdded(one)).slice(0, MOST_LOOKED_AT)) {
    if (usual.length >= COMPARABLES_SHOWN) break;
    const one = adjust(at);
    const { adjustedAud, lines } = one.adjusted;
    const priceAud = evidence.sales.priceAud[pool.item[at]!]!;
    const { isBeyond } = adjustmentShares({ priceAud, adjustedAud, adjustments: lines });
    (isBeyond ? far : usual).push(one);
  }
  // Sales that need much are better than none; whoever shows them says so.
  const chosen = [...usual, ...far.splice(0, Math.max(0, LEAST_COMPARABLES - usual.length))];
  const left = chosen.filter(({ at }) => !isDropped(at));
  const wanted = order.filter((at) => isAdded(at) && !isDropped(at)).map(adjust);
  const instead =
    left.length + wanted.length > 0
      ? []
      : order
          .filter((at) => !isDropped(at))
          .slice(0, LEAST_COMPARABLES)
          .map(adjust);
  return [...left, ...wanted, ...instead].sort((a, b) => byWeight(a.at, b.at));
};

const meritsOf = (
  model: ValuationModel,
  search: ComparableSearch,
  i: number,
  attributeDifference: number,
): ComparableMerit[] => {
  const { likeness } = model.rules;
  const costs: [ComparableMerit, number][] = [
    ['near', search.pool.km[i]! / (likeness.km + likeness.spacings * search.spacingKm)],
    ['recent', search.pool.years[i]! * likeness.perYear],
    ['alike', attributeDifference * likeness.perAttributeValue],
  ];
  costs.sort((a, b) => a[1] - b[1]);
  const merits = costs.filter(([, cost]) => cost < MERIT_COST);
  return (merits.length > 0 ? merits : costs.slice(0, 1)).map(([merit]) => merit);
};
