import type { UploadPurpose } from '@propguard/rules/uploads/upload-purposes';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant, workspaceOrInstallation } from './columns.ts';
import { accounts } from './identity.ts';
import { workspaces } from './workspaces.ts';

const byteCount = (name: string) => bigint(name, { mode: 'number' }).notNull();
/** Null: the installation's own. */
const owner = () => uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' });

/** A file on its way in, for whatever purpose. What still hangs on it when it expires goes with it. */
export const uploads = pgTable(
  'upload',
  {
    id: id(),
    workspaceId: owner(),
    purpose: text('purpose').$type<UploadPurpose>().notNull(),
    fileName: text('file_name').notNull(),
    sizeBytes: byteCount('size_bytes'),
    receivedBytes: byteCount('received_bytes').default(0),
    /** Over the hashes of its parts; null until the file is complete. */
    contentHash: text('content_hash'),
    /** A file that is in use takes no part and does not expire. */
    state: text('state', { enum: ['receiving', 'complete', 'in-use'] }).notNull(),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    check(
      'upload_is_complete_when_all_has_arrived',
      sql`(${table.state} = 'receiving') = (${table.receivedBytes} < ${table.sizeBytes}) and (${table.state} = 'receiving') = (${table.contentHash} is null)`,
    ),
    index('upload_by_expiry').on(table.expiresAt),
    ...workspaceOrInstallation(),
  ],
);

export const uploadParts = pgTable(
  'upload_part',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => uploads.id, { onDelete: 'cascade' }),
    workspaceId: owner(),
    position: integer('position').notNull(),
    content: bytes('content').notNull(),
    sha256: bytes('sha256').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.position] }), ...workspaceOrInstallation()],
);
