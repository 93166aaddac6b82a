import type { FactsTable } from '../sales/facts-table.ts';
import type { ValuationMethod } from './valuation.ts';
import { valueRows } from './value-rows.ts';
import type { ValuerState } from './valuer-state.ts';

/** In dollars, not rounded; NaN where the evidence does not suffice. */
export type ValuedBatch = {
  method: ValuationMethod[];
  value: Float64Array;
  low80: Float64Array;
  high80: Float64Array;
  low90: Float64Array;
  high90: Float64Array;
  fsd: Float64Array;
};

export const valueBatch = (
  state: ValuerState,
  facts: FactsTable,
  /** One day for all, or one for each. */
  asOfDay: number | Int32Array,
  /** The sale that each home itself is, which is no evidence for it; -1 for none. */
  ownSale: (row: number) => number = () => -1,
): ValuedBatch => {
  const days = typeof asOfDay === 'number' ? new Int32Array(facts.count).fill(asOfDay) : asOfDay;
  const { method, logValue, width } = valueRows(state, facts, days, ownSale);
  const at = (part: 0 | 1 | 2, sign: number) =>
    logValue.map((value, row) => Math.exp(value + sign * width[row]![part]));
  return {
    method,
    value: logValue.map(Math.exp),
    low80: at(1, -1),
    high80: at(1, 1),
    low90: at(2, -1),
    high90: at(2, 1),
    fsd: Float64Array.from(width, ([fsd]) => fsd),
  };
};
