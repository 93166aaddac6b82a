import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgPolicy, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { asInstallation, createdAt, id, instant, ownWorkspaceOnly } from './columns.ts';
import { workspaceId } from './workspaces.ts';

/**
 * What a workspace waits for: something of this kind is to be done at this moment. A row is there until it was done, and
 * is removed in the transaction that did it. `buried_at`: it failed too often, and waits for the operator.
 */
export const timers = pgTable(
  'timer',
  {
    id: id(),
    workspaceId: workspaceId(),
    kind: text('kind').notNull(),
    /** What it is about: at most one of its kind waits. */
    key: text('key').notNull(),
    dueAt: instant('due_at').notNull(),
    payload: jsonb('payload').notNull().default({}),
    attempt: integer('attempt').notNull().default(0),
    error: text('error'),
    errorDetail: text('error_detail'),
    buriedAt: instant('buried_at'),
    createdAt: createdAt(),
  },
  (table) => [
    unique('timer_once').on(table.workspaceId, table.kind, table.key),
    index('timer_due').on(table.dueAt).where(sql`buried_at is null`),
    index('timer_buried').on(table.buriedAt).where(sql`buried_at is not null`),
    ownWorkspaceOnly(),
    pgPolicy('installation_sees_buried', {
      for: 'select',
      using: sql`buried_at is not null and ${asInstallation}`,
    }),
  ],
);
