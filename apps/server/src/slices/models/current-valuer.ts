import { decodeModel } from '@propguard/engine/valuation/model/model-codec';
import type { ValuationModel } from '@propguard/engine/valuation/model/valuation-model';
import { type SalesTable, salesTable } from '@propguard/engine/valuation/sales/sales-table';
import { openValuer, type Valuer } from '@propguard/engine/valuation/valuer/open-valuer';
import { type ReferenceScope, referenceOf } from '../../access/reference-scope.ts';
import type { Database } from '../../db/database.ts';
import { readSales } from './read-sales.ts';
import { findModelContent, findValuerVersion } from './store.ts';

/** The champion with every sale it may use, in the memory of this node. */
export type CurrentValuer = {
  /** Changes with the champion and with the sales. */
  version: string;
  valuer: Valuer;
  model: ValuationModel;
  sales: SalesTable;
  modelId: string;
  /** The newest day that the sales speak for. */
  asOfDay: number;
  hasSample: boolean;
};

type Kept = { version: string; valuer: Promise<CurrentValuer> };

const kept = new WeakMap<Database, Kept>();

const load = async ({ reader }: ReferenceScope, modelId: string, version: string): Promise<CurrentValuer> => {
  const content = await findModelContent(reader, modelId);
  if (!content) throw new Error('The champion is gone.');
  const { rows, hasSample, asOfDay } = await readSales({ reader });
  const model = decodeModel(content);
  const sales = salesTable(rows);
  return {
    version,
    valuer: openValuer(model, sales),
    model,
    sales,
    modelId,
    asOfDay,
    hasSample,
  };
};

/** Null while no model has been trained. Loaded again when the sales or the champion have changed. */
export const currentValuer = async ({ services }: ReferenceScope): Promise<CurrentValuer | null> => {
  // The node's, for every caller: never read through the transaction of one of them.
  const scope = referenceOf(services);
  const { championId, sales } = await findValuerVersion(scope.reader);
  if (!championId) return null;
  const version = `${championId} ${sales}`;
  const before = kept.get(services.database);
  if (before?.version === version) return before.valuer;
  const valuer = load(scope, championId, version);
  kept.set(services.database, { version, valuer });
  // A failed load is tried again by whoever asks next.
  valuer.catch(() => {
    if (kept.get(services.database)?.valuer === valuer) kept.delete(services.database);
  });
  return valuer;
};
