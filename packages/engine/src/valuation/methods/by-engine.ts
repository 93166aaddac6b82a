import { LEAST_COMPARABLES } from '../valuer/choose-method.ts';
import type { MethodError, Valuation } from '../valuer/valuation.ts';
import { valueOne } from '../valuer/value-one.ts';
import type { ValuerState } from '../valuer/valuer-state.ts';
import type { MethodEstimate, MethodQuestion, MovedSale } from './method-estimate.ts';

const valued = (state: ValuerState, { property, asOfDay, ownSaleIds }: MethodQuestion): Valuation =>
  valueOne(state, property, { asOfDay, excludeSaleIds: ownSaleIds });

export const errorOf = ({ methodErrors }: ValuerState, method: MethodError['method']) => {
  const measured = methodErrors.find((one) => one.method === method);
  return { medianError: measured?.medianError ?? null, measuredOn: measured?.sales ?? 0 };
};

const salesOf = (state: ValuerState, { comparables }: Valuation): MovedSale[] =>
  comparables.map(({ saleId, priceAud, adjustments, adjustedAud, weight }) => ({
    saleId,
    contractDay: state.evidence.sales.contractDay[state.saleRowOf(saleId)!]!,
    priceAud,
    adjustments,
    adjustedAud,
    weight,
  }));

/** The trained model, where it has enough around the home to go by. */
export const estimateByModel = (state: ValuerState, question: MethodQuestion): MethodEstimate => {
  const { method, valueAud, range80, range90, fsd, evidence } = valued(state, question);
  if (method !== 'model' || valueAud === null || !range80 || !range90 || fsd === null)
    return { silence: 'too-few-sales' };
  const logValue = Math.log(valueAud);
  return {
    estimate: {
      logValue,
      width: [fsd, Math.log(range80.highAud) - logValue, Math.log(range90.highAud) - logValue],
      ...errorOf(state, 'model'),
      salesUsed: evidence.comparablesFound,
      sales: [],
    },
  };
};

/** The comparables alone, each adjusted to the home. */
export const estimateByComparables = (state: ValuerState, question: MethodQuestion): MethodEstimate => {
  const valuation = valued(state, question);
  const { comparablesValueAud, evidence } = valuation;
  if (comparablesValueAud === null || evidence.comparablesFound < LEAST_COMPARABLES)
    return { silence: 'too-few-sales' };
  const sales = salesOf(state, valuation);
  return {
    estimate: {
      logValue: Math.log(comparablesValueAud),
      width: state.comparablesWidth,
      ...errorOf(state, 'comparables'),
      salesUsed: sales.length,
      sales,
    },
  };
};
