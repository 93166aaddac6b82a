import { sql } from 'drizzle-orm';
import { bigint, pgPolicy, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { asInstallation, ownWorkspaceOnly } from './columns.ts';
import { workspaces } from './workspaces.ts';

/**
 * How much each workspace keeps, and the installation itself (the row without one). Triggers on the tables that take
 * bytes keep it, and refuse what goes beyond the limit, when a transaction commits: nobody passes it by racing.
 */
export const storageUses = pgTable(
  'storage_use',
  {
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    bytes: bigint('bytes', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    unique('storage_use_of_one').on(table.workspaceId).nullsNotDistinct(),
    ownWorkspaceOnly(),
    pgPolicy('installation_reads', { for: 'select', using: asInstallation }),
  ],
);

/** From the settings, written down at each start for the triggers to read. */
export const storageLimits = pgTable(
  'storage_limit',
  {
    kind: text('kind', {
      enum: ['visitor', 'network', 'visitors', 'workspace', 'installation'],
    }).primaryKey(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  () => [pgPolicy('anyone_reads', { for: 'select', using: sql`true` })],
);
