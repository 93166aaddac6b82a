import type { LeadImport } from '@propguard/protocol/lead-imports';
import type { TxScope } from '../../access/any-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { findImport, findImports, type ImportRow } from './store.ts';
import { toImport } from './view.ts';

export const requireImport = async ({ tx }: TxScope, id: string): Promise<ImportRow> => {
  const row = await findImport(tx, id);
  if (!row) throw fail('NOT_FOUND');
  return row;
};

export const getImport = async (scope: TxScope, id: string): Promise<LeadImport> =>
  toImport(await requireImport(scope, id));

export const listImports = async (
  { tx }: WorkspaceScope,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: LeadImport[]; nextCursor: string | null }> => {
  const after = readCursor('lead-imports', cursor, NewestPosition);
  return newestPage(await findImports(tx, { after, limit: limit + 1 }), limit, 'lead-imports', toImport);
};
