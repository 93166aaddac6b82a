import { AUDIT_ACTIONS, AUDIT_ACTORS, AUDIT_STATUSES } from '@propguard/rules/lending/audit-trail';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  pgPolicy,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { asInstallation, bytes, currentWorkspace, id, instant } from './columns.ts';
import { workspaces } from './workspaces.ts';

const own = sql`workspace_id = ${currentWorkspace}`;
const installations = sql`workspace_id is null and ${asInstallation}`;

/**
 * One chain a workspace, and one of the installation's own (without a workspace). Rows are read and appended: there is
 * no policy and no right to change or delete one, only a deleted workspace takes its chain along.
 */
export const auditRecords = pgTable(
  'audit_record',
  {
    id: id(),
    workspaceId: uuid('workspace_id').references(() => workspaces.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'number' }).notNull(),
    /** The record that begins an entry and the one that ends it share this. */
    entryId: uuid('entry_id').notNull(),
    status: text('status', { enum: AUDIT_STATUSES }).notNull(),
    action: text('action', { enum: AUDIT_ACTIONS }).notNull(),
    actorKind: text('actor_kind', { enum: AUDIT_ACTORS }).notNull(),
    /** No foreign key: the record outlives the account, and must not change when it goes. */
    actorId: uuid('actor_id'),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id'),
    details: text('details').notNull(),
    inputsDigest: bytes('inputs_digest').notNull(),
    at: instant('at').notNull(),
    /** Of the record before; null for the first of a chain. */
    previousDigest: bytes('previous_digest'),
    digest: bytes('digest').notNull(),
  },
  (table) => [
    unique('audit_chain').on(table.workspaceId, table.position).nullsNotDistinct(),
    uniqueIndex('audit_begins_once').on(table.entryId).where(sql`status = 'IN_PROGRESS'`),
    uniqueIndex('audit_ends_once').on(table.entryId).where(sql`status <> 'IN_PROGRESS'`),
    index('audit_by_action').on(table.workspaceId, table.action, table.position.desc()),
    check('audit_starts_at_one', sql`(${table.position} = 1) = (${table.previousDigest} is null)`),
    pgPolicy('own_workspace_reads', { for: 'select', using: own }),
    pgPolicy('own_workspace_appends', { for: 'insert', withCheck: own }),
    pgPolicy('installation_reads', { for: 'select', using: installations }),
    pgPolicy('installation_appends', { for: 'insert', withCheck: installations }),
  ],
);
