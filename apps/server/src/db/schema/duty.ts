import type { StateDuty } from '@propguard/rules/duty/state-duty';
import { STATES } from '@propguard/rules/places/states';
import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdAt, installationData, instant } from './columns.ts';
import { accounts } from './identity.ts';

const by = (name: string) => uuid(name).references(() => accounts.id, { onDelete: 'set null' });

/** The installation's own tables of duty; the first comes with the code. Never changed: one that was wrong is taken back. */
export const dutyVersions = pgTable(
  'duty_version',
  {
    state: text('state', { enum: STATES }).notNull(),
    version: integer('version').notNull(),
    validFrom: date('valid_from').notNull(),
    duty: jsonb('duty').$type<StateDuty>().notNull(),
    note: text('note').notNull(),
    createdBy: by('created_by'),
    createdAt: createdAt(),
    withdrawnBy: by('withdrawn_by'),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [primaryKey({ columns: [table.state, table.version] }), ...installationData()],
);
