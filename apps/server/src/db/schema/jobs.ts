import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgPolicy, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { asInstallation, createdAt, currentWorkspace, id, instant } from './columns.ts';
import { accounts } from './identity.ts';
import { workspaces } from './workspaces.ts';

/**
 * What people see of a job. pg-boss delivers it to a worker; this row is the truth about it. Without a
 * workspace it is the installation's own.
 */
export const jobs = pgTable(
  'job',
  {
    id: id(),
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    /** Of the definition, when it was queued: which of the queues carries it. */
    lane: text('lane', { enum: ['now', 'work', 'bulk'] })
      .notNull()
      .default('work'),
    /** Of the definition as well: part of something that is shown elsewhere, and gone when it is done. */
    isInternal: boolean('is_internal').notNull().default(false),
    input: jsonb('input').notNull(),
    state: text('state', { enum: ['queued', 'running', 'succeeded', 'failed', 'cancelled'] })
      .notNull()
      .default('queued'),
    done: integer('done').notNull().default(0),
    total: integer('total'),
    note: text('note'),
    /** Where a later attempt goes on. */
    checkpoint: jsonb('checkpoint'),
    fileId: uuid('file_id'),
    /** What people are told. */
    error: text('error'),
    /** The whole of it with its stack, for the operator. */
    errorDetail: text('error_detail'),
    attempt: integer('attempt').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull(),
    /** Counts every claim over all runs: the fencing token of whoever works on it now. */
    claim: integer('claim').notNull().default(0),
    /** Counts how often it was given to the queue: what an earlier delivery still brings is out of date. */
    delivery: integer('delivery').notNull().default(0),
    cancelRequested: boolean('cancel_requested').notNull().default(false),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
  },
  (table) => [
    index('job_newest').on(table.workspaceId, table.createdAt.desc(), table.id.desc()),
    index('job_open').on(table.state).where(sql`state in ('queued', 'running', 'failed')`),
    pgPolicy('own_workspace_only', {
      for: 'all',
      using: sql`workspace_id = ${currentWorkspace}`,
      withCheck: sql`workspace_id = ${currentWorkspace}`,
    }),
    pgPolicy('installation_jobs', {
      for: 'all',
      using: sql`workspace_id is null and ${asInstallation}`,
      withCheck: sql`workspace_id is null and ${asInstallation}`,
    }),
  ],
);
