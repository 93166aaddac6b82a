import type { RejectedHome } from '@propguard/protocol/portfolios';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { makeCursor, RowNumber, readCursor } from '../../paging/cursor.ts';
import { requirePortfolio } from './get-portfolio.ts';
import { findRejected } from './row-store.ts';

type Query = { id: string; limit: number; cursor?: string | undefined };

export const listRejectedRows = async (
  { tx }: WorkspaceScope,
  { id, limit, cursor }: Query,
): Promise<{ items: RejectedHome[]; nextCursor: string | null }> => {
  const after = readCursor({ rejectedOf: id }, cursor, RowNumber) ?? 0;
  await requirePortfolio({ tx }, id);
  const rows = await findRejected(tx, id, { after, limit: limit + 1 });
  const items = rows
    .slice(0, limit)
    .flatMap(({ reason, source, ...row }) =>
      reason === null ? [] : [{ ...row, reason, row: source ?? '' }],
    );
  const last = items.at(-1);
  return {
    items,
    nextCursor: rows.length > limit && last ? makeCursor({ rejectedOf: id }, last.record) : null,
  };
};
