import { dayOf } from '@propguard/engine/day-number';
import { salesFingerprint } from '@propguard/engine/valuation/sales/sales-fingerprint';
import type { SalesTable } from '@propguard/engine/valuation/sales/sales-table';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { currentValuer } from '../../models/current-valuer.ts';
import { engineFacts } from '../../models/engine-facts.ts';
import { getModel } from '../../models/get-model.ts';
import type { Certifiable, CertifiedModel } from './make-claims.ts';

const fingerprints = new WeakMap<SalesTable, string>();

const fingerprintOf = (sales: SalesTable): string => {
  const known = fingerprints.get(sales) ?? salesFingerprint(sales);
  fingerprints.set(sales, known);
  return known;
};

/** The sales are named only where the value comes out of them again: a replay is promised when it has just been made. */
const replayable = async (
  scope: ReferenceScope,
  { subject, valuation }: Certifiable,
): Promise<string | null> => {
  const current = await currentValuer(scope);
  if (!current || current.modelId !== valuation.modelId) return null;
  const again = current.valuer.value(engineFacts(subject), { asOfDay: dayOf(valuation.asOf) });
  return again.valueAud === valuation.valueAud && again.fsd === valuation.fsd
    ? fingerprintOf(current.sales)
    : null;
};

export const certifyModel = async (
  scope: ReferenceScope,
  certifiable: Certifiable,
): Promise<CertifiedModel> => {
  const { modelId } = certifiable.valuation;
  if (modelId === null) return null;
  const { modelFingerprint } = await getModel(scope, modelId);
  return {
    id: modelId,
    fingerprint: modelFingerprint,
    salesFingerprint: await replayable(scope, certifiable),
  };
};
