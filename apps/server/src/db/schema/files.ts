import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant, ownWorkspaceOnly } from './columns.ts';
import { workspaceId } from './workspaces.ts';

export const storedFiles = pgTable(
  'stored_file',
  {
    id: id(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    content: bytes('content').notNull(),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('stored_file_by_workspace').on(table.workspaceId), ownWorkspaceOnly()],
);
