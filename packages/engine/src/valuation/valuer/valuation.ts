import type { TypicalHomeOf } from '@propguard/rules/valuation/typical-home';
export type ValuationMethod = 'model' | 'comparables' | 'locality-median' | 'insufficient-evidence';

export type Range = { lowAud: number; highAud: number };

/** One step of an adjustment or of the reasons. `line` is a fact's name, or `time`, `location`, `drift`. */
export type DollarLine = { line: string; aud: number };

export type ComparableSale = {
  saleId: string;
  distanceMetres: number;
  monthsAgo: number;
  priceAud: number;
  /** Line by line from its price to what it says of the home; they add up to the dollar. */
  adjustments: DollarLine[];
  adjustedAud: number;
  /** Share in the comparables' value, all together 1. */
  weight: number;
  /** What speaks for it, the strongest first. */
  why: ComparableMerit[];
};

export type ComparableMerit = 'near' | 'recent' | 'alike' | 'chosen-by-hand';

export type MethodError = {
  method: Exclude<ValuationMethod, 'insufficient-evidence'>;
  /** On sales that were held out; null where the method was not tried on any. */
  medianError: number | null;
  sales: number;
};

export type Valuation = {
  method: ValuationMethod;
  valueAud: number | null;
  range80: Range | null;
  range90: Range | null;
  /** Forecast standard deviation, as a share of the value. */
  fsd: number | null;
  confidence: number | null;
  fingerprint: string;
  asOfDay: number;
  comparables: ComparableSale[];
  comparablesValueAud: number | null;
  /** A typical home on the day, and of which; the reasons lead from it to the value, to the dollar. */
  baseAud: number | null;
  baseOf: TypicalHomeOf | null;
  reasons: { feature: string; aud: number }[];
  evidence: {
    comparablesFound: number;
    comparablesWithin2Km: number;
    salesInLastYear: number;
    localitySales: number;
    newSalesSinceTraining: number;
    positionFrom: 'property' | 'locality' | 'nowhere';
    methods: MethodError[];
  };
  missingFacts: string[];
};
