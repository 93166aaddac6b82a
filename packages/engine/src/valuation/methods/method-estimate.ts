import type { PropertyFacts } from '../sales/property-facts.ts';
import type { RangeFactors } from '../uncertainty/calibration.ts';
import type { DollarLine } from '../valuer/valuation.ts';

/** Ways to a value that can each be wrong for a reason of its own. */
export const INDEPENDENT_METHODS = [
  'model',
  'comparables',
  'locality-median',
  'own-sale',
  'given-comparables',
] as const;
export type IndependentMethod = (typeof INDEPENDENT_METHODS)[number];

/** A fact that a sale may be adjusted for when someone names the sale. */
export type AdjustableFact = 'bedrooms' | 'bathrooms' | 'landM2' | 'buildingM2';

/** A sale that the engine does not know. Facts that are not given are taken to be the home's own. */
export type GivenSale = { contractDay: number; priceAud: number } & Partial<Record<AdjustableFact, number>>;

export type MethodQuestion = {
  property: PropertyFacts;
  asOfDay: number;
  /** The home's own sales: evidence for `own-sale` and for no other method, or they would not be independent. */
  ownSaleIds: readonly string[];
  givenSales: readonly GivenSale[];
  /** Moves own and given sales to the day in place of the index; 0.05 is five per cent a year. */
  annualGrowth: number | null;
};

/** A sale brought to the home and the day; the lines add up from its price to the dollar. */
export type MovedSale = {
  /** Null for a sale that was given. */
  saleId: string | null;
  contractDay: number;
  priceAud: number;
  adjustments: DollarLine[];
  adjustedAud: number;
  weight: number;
};

/** Why a method says nothing. */
export type Silence = 'too-few-sales' | 'never-sold' | 'none-given' | 'none-before-the-day';

export type Estimate = {
  logValue: number;
  /** Log half-widths; null where the method's error was never measured. */
  width: RangeFactors | null;
  /** On sales whose price was known: the middle error as a share, and how many there were. */
  medianError: number | null;
  measuredOn: number;
  /** How many sales it rests on. */
  salesUsed: number;
  /** The weightiest of them. */
  sales: MovedSale[];
};
export type MethodEstimate = { estimate: Estimate } | { silence: Silence };
