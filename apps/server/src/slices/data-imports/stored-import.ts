import type { DataImport } from '@propguard/protocol/data-imports';
import type { TxScope } from '../../access/any-scope.ts';
import { fail } from '../../fail.ts';
import { findImport, type ImportWithJob } from './store.ts';
import { toDataImport } from './view.ts';

export const requireImport = async ({ tx }: TxScope, id: string): Promise<ImportWithJob> => {
  const row = await findImport(tx, id);
  if (!row) throw fail('NOT_FOUND');
  return row;
};

export const showImport = async ({ tx }: TxScope, id: string): Promise<DataImport> =>
  toDataImport(await requireImport({ tx }, id));
