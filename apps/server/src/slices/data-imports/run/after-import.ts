import type { Tx } from '../../../db/database.ts';
import type { ImportRow } from '../store.ts';

/** Runs in the transaction that makes an import's rows visible, or takes them out: usually to queue a job. */
export type AfterImport = (tx: Tx, row: Pick<ImportRow, 'id' | 'kind'>) => Promise<void>;

/** What follows from new or withdrawn sales, in this order; retraining the model has its place here. */
const AFTER_SALES: readonly AfterImport[] = [];

export const afterSalesImport: AfterImport = async (tx, row) => {
  for (const follow of AFTER_SALES) await follow(tx, row);
};
