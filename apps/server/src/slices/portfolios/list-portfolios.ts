import type { Portfolio } from '@propguard/protocol/portfolios';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { readCursor } from '../../paging/cursor.ts';
import { NewestPosition, newestPage } from '../../paging/newest-first.ts';
import { findPortfolios } from './store.ts';
import { toPortfolio } from './view.ts';

export const listPortfolios = async (
  { tx, workspaceId }: WorkspaceScope,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: Portfolio[]; nextCursor: string | null }> => {
  const after = readCursor('portfolios', cursor, NewestPosition);
  const rows = await findPortfolios(tx, workspaceId, { after, limit: limit + 1 });
  return newestPage(rows, limit, 'portfolios', toPortfolio);
};
