import type { ValuationModel } from '../model/valuation-model.ts';
import type { FactsTable } from '../sales/facts-table.ts';
import type { PropertyFacts } from '../sales/property-facts.ts';
import type { SalesTable } from '../sales/sales-table.ts';
import type { Valuation } from './valuation.ts';
import { type ValuedBatch, valueBatch } from './value-batch.ts';
import { type ValuationQuestion, valueOne } from './value-one.ts';
import { openState } from './valuer-state.ts';

export type Valuer = {
  /** With comparables, adjustments and reasons. */
  value: (property: PropertyFacts, question: ValuationQuestion) => Valuation;
  /** Values and ranges alone, by column. */
  valueBatch: (
    facts: FactsTable,
    asOfDay: number | Int32Array,
    ownSale?: (row: number) => number,
  ) => ValuedBatch;
};

/** Opens a model on sales: those it learnt from, and newer ones, which serve as comparables and correct its drift. */
export const openValuer = (model: ValuationModel, sales: SalesTable): Valuer => {
  const state = openState(model, sales);
  return {
    value: (property, question) => valueOne(state, property, question),
    valueBatch: (facts, asOfDay, ownSale) => valueBatch(state, facts, asOfDay, ownSale),
  };
};
