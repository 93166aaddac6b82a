import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, ownWorkspaceOnly } from './columns.ts';
import { workspaceId } from './workspaces.ts';

/** The reply to a write, written in the write's own transaction: a repeat gets the reply, never a second write. */
export const idempotencyRecords = pgTable(
  'idempotency_record',
  {
    workspaceId: workspaceId(),
    key: text('key').notNull(),
    requestHash: bytes('request_hash').notNull(),
    reply: jsonb('reply'),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.workspaceId, table.key] }), ownWorkspaceOnly()],
);
