import { prepareSubjects } from '../features/subjects.ts';
import { factsTable } from '../sales/facts-table.ts';
import type { ValuerState } from '../valuer/valuer-state.ts';
import type { MethodEstimate, MethodQuestion } from './method-estimate.ts';
import { moveSale } from './moved-sale.ts';
import { type RepeatErrors, repeatErrorAt } from './repeat-sales.ts';
import { timeChange } from './time-change.ts';

/** The home's own last sale, brought to the day. */
export const estimateByOwnSale = (
  state: ValuerState,
  { property, asOfDay, ownSaleIds, annualGrowth }: MethodQuestion,
  repeats: RepeatErrors,
): MethodEstimate => {
  const { sales } = state.evidence;
  const rows = ownSaleIds
    .map(state.saleRowOf)
    .filter((row) => row !== undefined && sales.contractDay[row]! <= asOfDay);
  // Sales are in the order of their days.
  const row = Math.max(-1, ...rows.map((one) => one ?? -1));
  if (row < 0) return { silence: 'never-sold' };
  const { regionOf } = prepareSubjects(state.model.stage, state.evidence, factsTable([property]));
  const contractDay = sales.contractDay[row]!;
  const days = { fromDay: contractDay, toDay: asOfDay };
  const time = timeChange(state.model.stage.index, regionOf[0]!, days, annualGrowth);
  const moved = moveSale(
    { saleId: sales.ids[row]!, contractDay, priceAud: sales.priceAud[row]!, weight: 1 },
    [{ line: 'time', log: time }],
  );
  return {
    estimate: {
      logValue: moved.logValue,
      ...repeatErrorAt(repeats, asOfDay - contractDay),
      salesUsed: 1,
      sales: [moved.sale],
    },
  };
};
