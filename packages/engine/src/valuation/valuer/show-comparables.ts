import type { ComparableSearch } from '../features/comparable-features.ts';
import type { ValuationModel } from '../model/valuation-model.ts';
import { adjustSale } from './adjustment-grid.ts';
import type { ComparableMerit, ComparableSale } from './valuation.ts';
import type { ValuerState } from './valuer-state.ts';

const SHOWN = 10;
const MONTHS_PER_YEAR = 12;

/** A cost below this is a merit: it takes less than a third off the weight. */
const MERIT_COST = 0.4;

export type ShownComparables = { comparables: ComparableSale[]; logValue: number };

/** The heaviest comparables with their adjustments, and what they say together. */
export const showComparables = (
  state: ValuerState,
  search: ComparableSearch,
  subjectAttributes: Float64Array,
  subjectIndex: number,
  attributeValue: number,
  chosenByHand: ReadonlySet<number>,
): ShownComparables => {
  const { model, evidence } = state;
  const { pool, logWeight } = search;
  const order = Array.from({ length: pool.size }, (_, i) => i)
    .sort((a, b) => logWeight[b]! - logWeight[a]! || pool.item[a]! - pool.item[b]!)
    .filter((i, rank) => rank < SHOWN || chosenByHand.has(pool.item[i]!));
  const weights = order.map((i) => Math.exp(logWeight[i]! - logWeight[order[0]!]!));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let logValue = 0;
  const comparables = order.map((i, rank): ComparableSale => {
    const item = pool.item[i]!;
    const adjusted = adjustSale(model, evidence, item, subjectAttributes, subjectIndex);
    const weight = weights[rank]! / total;
    logValue += weight * adjusted.logValue;
    return {
      saleId: evidence.sales.ids[item]!,
      distanceMetres: Math.round(pool.km[i]! * 1000),
      monthsAgo: Math.round(pool.years[i]! * MONTHS_PER_YEAR),
      priceAud: evidence.sales.priceAud[item]!,
      adjustments: adjusted.lines,
      adjustedAud: adjusted.adjustedAud,
      weight,
      why: chosenByHand.has(item)
        ? ['chosen-by-hand']
        : meritsOf(model, search, i, Math.abs(attributeValue - evidence.attributeValue[item]!)),
    };
  });
  return { comparables, logValue: comparables.length === 0 ? Number.NaN : logValue };
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
