import type { Loan } from '@propguard/protocol/loans';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { findLoans } from './store.ts';
import { toLoan } from './view.ts';

export const listLoans = async (
  { tx, workspaceId }: WorkspaceScope,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: Loan[]; nextCursor: string | null }> => {
  const filter = { list: 'loans' };
  const after = readCursor(filter, cursor, NewestPosition);
  return newestPage(await findLoans(tx, workspaceId, { after, limit: limit + 1 }), limit, filter, toLoan);
};
