import { LEAST_LOCALITY_SALES } from '../cascade/locality-medians.ts';
import type { NearestPool } from '../space/nearest-sales.ts';
import type { ValuationMethod } from './valuation.ts';

/** A sale farther away or older than this is no comparable, however few there are. */
const FURTHEST_KM = 100;
const OLDEST_YEARS = 10;
/** With fewer the model would rest on what it has never seen. */
export const LEAST_COMPARABLES_FOR_MODEL = 5;
export const LEAST_COMPARABLES = 3;

export const usableComparables = (pool: NearestPool): number => {
  let usable = 0;
  for (let i = 0; i < pool.size; i++) {
    if (pool.km[i]! <= FURTHEST_KM && pool.years[i]! <= OLDEST_YEARS) usable++;
  }
  return usable;
};

export type CascadeFacts = {
  isTypeKnown: boolean;
  modelLogValue: number;
  comparablesLogValue: number;
  comparables: number;
  localityLogValue: number;
  localitySales: number;
};

/** The best method that the evidence carries. A home of unknown type is compared with nothing but its locality. */
export const chooseMethod = (facts: CascadeFacts): ValuationMethod => {
  if (facts.isTypeKnown) {
    if (!Number.isNaN(facts.modelLogValue) && facts.comparables >= LEAST_COMPARABLES_FOR_MODEL)
      return 'model';
    if (!Number.isNaN(facts.comparablesLogValue) && facts.comparables >= LEAST_COMPARABLES)
      return 'comparables';
  }
  if (!Number.isNaN(facts.localityLogValue) && facts.localitySales >= LEAST_LOCALITY_SALES)
    return 'locality-median';
  return 'insufficient-evidence';
};
