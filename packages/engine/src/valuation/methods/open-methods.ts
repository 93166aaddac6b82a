import type { ValuationModel } from '../model/valuation-model.ts';
import type { SalesTable } from '../sales/sales-table.ts';
import { openState } from '../valuer/valuer-state.ts';
import { estimateByComparables, estimateByModel } from './by-engine.ts';
import { estimateByGivenSales } from './by-given-sales.ts';
import { estimateByLocality } from './by-locality.ts';
import { estimateByOwnSale } from './by-own-sale.ts';
import type { IndependentMethod, MethodEstimate, MethodQuestion } from './method-estimate.ts';
import { measureRepeats, type RepeatErrors, type RepeatSales } from './repeat-sales.ts';

/** All that the methods need. Plain data: it crosses to worker threads as it is. */
export type MethodMaterial = { model: ValuationModel; sales: SalesTable; repeats: RepeatSales };

export type Methods = (method: IndependentMethod, question: MethodQuestion) => MethodEstimate;

export const openMethods = ({ model, sales, repeats }: MethodMaterial): Methods => {
  const state = openState(model, sales);
  let repeatErrors: RepeatErrors | null = null;
  return (method, question) => {
    switch (method) {
      case 'model':
        return estimateByModel(state, question);
      case 'comparables':
        return estimateByComparables(state, question);
      case 'locality-median':
        return estimateByLocality(state, question);
      case 'own-sale':
        repeatErrors ??= measureRepeats(state, repeats);
        return estimateByOwnSale(state, question, repeatErrors);
      case 'given-comparables':
        return estimateByGivenSales(state, question);
    }
  };
};
