import { isoOf } from '@propguard/engine/day-number';
import type { Valuation as EngineValuation } from '@propguard/engine/valuation/valuer/valuation';
import type { Changes } from '@propguard/protocol/assessments';
import { type Comparable, PropertyFacts, type Subject, type Valuation } from '@propguard/protocol/valuations';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { type CurrentValuer, currentValuer } from '../models/current-valuer.ts';
import { engineFacts } from '../models/engine-facts.ts';
import { findSaleRecords, type SaleRecord } from './sale-records.ts';

type Asked = Partial<Pick<Changes, 'withoutSales' | 'withSales'>> & {
  /** Another day than the newest that the sales speak for: only what had sold by then is evidence. */
  dayOf?: (newest: number) => number;
};

const toComparable = (
  sale: EngineValuation['comparables'][number],
  records: ReadonlyMap<string, SaleRecord>,
): Comparable[] => {
  const record = records.get(sale.saleId);
  // A sale that was taken out while we computed has no address to show.
  if (!record) return [];
  const { distanceMetres, adjustments, ...figures } = sale;
  return [
    {
      ...record,
      ...figures,
      adjustments,
      distanceMetres: Number.isFinite(distanceMetres) ? Math.round(distanceMetres) : null,
    },
  ];
};

const isFactName = (name: string): name is keyof PropertyFacts => name in PropertyFacts.shape;

const toValuation = (
  valued: EngineValuation,
  { modelId, hasSample }: CurrentValuer,
  records: ReadonlyMap<string, SaleRecord>,
): Valuation => {
  const { asOfDay, fingerprint: _, comparables, missingFacts, ...figures } = valued;
  return {
    ...figures,
    asOf: isoOf(asOfDay),
    modelId,
    comparables: comparables.flatMap((sale) => toComparable(sale, records)),
    missingFacts: missingFacts.filter(isFactName),
    sample: hasSample,
  };
};

/** The value of a subject, on the newest day that the sales speak for where no other is asked. */
export const valueSubject = async (
  scope: ReferenceScope,
  subject: Subject,
  { withoutSales = [], withSales = [], dayOf = (newest) => newest }: Asked = {},
): Promise<Valuation> => {
  const current = await currentValuer(scope);
  if (!current) throw fail('UNAVAILABLE');
  const valued = current.valuer.value(engineFacts(subject), {
    asOfDay: dayOf(current.asOfDay),
    dropSaleIds: withoutSales,
    includeSaleIds: withSales,
  });
  const records = await findSaleRecords(
    scope,
    valued.comparables.map(({ saleId }) => saleId),
  );
  return toValuation(valued, current, records);
};
