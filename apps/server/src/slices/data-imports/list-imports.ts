import type { DataImport } from '@propguard/protocol/data-imports';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { listImports as findPage } from './store.ts';
import { toDataImport } from './view.ts';

const FILTER = 'data-imports';

export const listImports = async (
  { tx }: Pick<InstallationScope, 'tx'>,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: DataImport[]; nextCursor: string | null }> => {
  const after = readCursor(FILTER, cursor, NewestPosition);
  return newestPage(await findPage(tx, { after, limit: limit + 1 }), limit, FILTER, toDataImport);
};
