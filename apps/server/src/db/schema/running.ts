import { bigint, boolean, doublePrecision, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { id, installationOnly, instant } from './columns.ts';

/** What became of each backup that was taken. */
export const backups = pgTable(
  'backup',
  {
    id: id(),
    jobId: uuid('job_id').notNull(),
    state: text('state', { enum: ['running', 'succeeded', 'failed'] })
      .notNull()
      .default('running'),
    startedAt: instant('started_at').notNull().defaultNow(),
    endedAt: instant('ended_at'),
    file: text('file'),
    bytes: bigint('bytes', { mode: 'number' }),
    tables: integer('tables'),
    rows: bigint('rows', { mode: 'number' }),
    seconds: doublePrecision('seconds'),
    isEncrypted: boolean('is_encrypted').notNull().default(false),
    /** How it was made sure that it can be restored. */
    checked: text('checked', { enum: ['restored', 'read'] }),
    checkSeconds: doublePrecision('check_seconds'),
    error: text('error'),
  },
  (table) => [index('backup_newest').on(table.startedAt.desc()), installationOnly()],
);
