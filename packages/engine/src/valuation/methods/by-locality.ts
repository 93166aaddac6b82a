import { prepareSubjects } from '../features/subjects.ts';
import { factsTable } from '../sales/facts-table.ts';
import { indexLevel } from '../time-index/time-index.ts';
import { localityEstimate } from '../valuer/value-rows.ts';
import type { ValuerState } from '../valuer/valuer-state.ts';
import { errorOf } from './by-engine.ts';
import type { MethodEstimate, MethodQuestion } from './method-estimate.ts';

/** The median of the locality's newest sales, each brought to the day by the index. */
export const estimateByLocality = (
  state: ValuerState,
  { property, asOfDay, ownSaleIds }: MethodQuestion,
): MethodEstimate => {
  const { facts, regionOf } = prepareSubjects(state.model.stage, state.evidence, factsTable([property]));
  const own = new Set(ownSaleIds.map(state.saleRowOf).filter((row) => row !== undefined));
  const { value, sales } = localityEstimate(state, facts, 0, asOfDay, own);
  if (Number.isNaN(value)) return { silence: 'too-few-sales' };
  return {
    estimate: {
      logValue: value + indexLevel(state.model.stage.index, regionOf[0]!, asOfDay),
      width: state.localityWidth,
      ...errorOf(state, 'locality-median'),
      salesUsed: sales,
      sales: [],
    },
  };
};
