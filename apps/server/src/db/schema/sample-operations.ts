import { sql } from 'drizzle-orm';
import { check, date, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, instant, ownWorkspaceOnly } from './columns.ts';
import { workspaceId } from './workspaces.ts';

/**
 * Whether a workspace looks around with made-up people, leads and appointments. No row: it never has. The migration adds
 * what no bug can get past: real people and those of the sample are never in one workspace together. The first real one
 * sets `ending`, and the sample is gone when that transaction commits.
 */
export const sampleOperations = pgTable(
  'sample_operations',
  {
    workspaceId: workspaceId().primaryKey(),
    state: text('state', { enum: ['shown', 'ending', 'removed'] }).notNull(),
    /** The day that it was made for, by the workspace's clocks: all its times stand around it. */
    madeFor: date('made_for').notNull(),
    /** When somebody last looked at it; what nobody looks at is not moved on. */
    openedAt: instant('opened_at').notNull().defaultNow(),
    createdAt: createdAt(),
  },
  (table) => [
    check('sample_operations_state_is_one', sql`${table.state} in ('shown', 'ending', 'removed')`),
    ownWorkspaceOnly(),
  ],
);
