import type { AuditEntry } from '@propguard/protocol/audit';
import * as z from 'zod';
import { type OwnScope, workspaceOf } from '../../access/own-scope.ts';
import { makeCursor, readCursor } from '../../paging/cursor.ts';
import { findEntries } from './store.ts';
import { toAuditEntry } from './view.ts';

const Position = z.int().min(1);

export const listEntries = async (
  scope: OwnScope,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: AuditEntry[]; nextCursor: string | null }> => {
  const workspaceId = workspaceOf(scope);
  const filter = { workspaceId };
  const before = readCursor(filter, cursor, Position);
  const rows = await findEntries(scope.tx, { workspaceId, before, limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1) : undefined;
  return {
    items: page.map(toAuditEntry),
    nextCursor: last ? makeCursor(filter, last.beginning.position) : null,
  };
};
