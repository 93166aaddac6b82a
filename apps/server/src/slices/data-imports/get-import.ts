import type { ImportDetail } from '@propguard/protocol/data-imports';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { countReasons } from './store.ts';
import { requireImport } from './stored-import.ts';
import { toDataImport } from './view.ts';

export const getImport = async ({ tx }: Pick<InstallationScope, 'tx'>, id: string): Promise<ImportDetail> => {
  const row = await requireImport({ tx }, id);
  return {
    ...toDataImport(row),
    settings: row.settings,
    reading: row.reading,
    reasons: await countReasons(tx, id),
    notes: row.notes,
  };
};
