import type { RejectedRow } from '@propguard/protocol/data-imports';
import type { RejectReason } from '@propguard/rules/imports/reject-reasons';
import type { InstallationScope } from '../../access/installation-scope.ts';
import { makeCursor, RowNumber, readCursor } from '../../paging/cursor.ts';
import { listRejected } from './store.ts';
import { requireImport } from './stored-import.ts';
import { toRejectedRow } from './view.ts';

type Query = { id: string; limit: number; cursor?: string | undefined; reason?: RejectReason | undefined };

export const listRejectedRows = async (
  { tx }: InstallationScope,
  { id, limit, cursor, reason }: Query,
): Promise<{ items: RejectedRow[]; nextCursor: string | null }> => {
  await requireImport({ tx }, id);
  const filter = { id, reason };
  const after = readCursor(filter, cursor, RowNumber) ?? 0;
  const rows = await listRejected(tx, id, { after, limit: limit + 1, reason });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map(toRejectedRow),
    nextCursor: rows.length > limit && last ? makeCursor(filter, last.record) : null,
  };
};
