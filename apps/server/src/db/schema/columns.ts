import type { GuestPassKind } from '@propguard/rules/guests/pass-kinds';
import { type SQL, sql } from 'drizzle-orm';
import { customType, pgPolicy, timestamp, uuid } from 'drizzle-orm/pg-core';

export const id = () => uuid('id').primaryKey().default(sql`gen_random_uuid()`);
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
export const createdAt = () => instant('created_at').notNull().defaultNow();
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
export const searchWords = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The workspace, account, pass and installation right that a transaction was opened with; see db/database.ts. As a question
 * of its own, which is asked once a statement and not of each row, and whose answer the planner does not look up: of a
 * workspace that came after the last statistics it would think that it has no rows, and join row by row.
 */
export const currentWorkspace = sql`(select nullif(current_setting('app.workspace_id', true), '')::uuid)`;
export const currentAccount = sql`(select nullif(current_setting('app.account_id', true), '')::uuid)`;
export const currentGuestPass = sql`(select nullif(current_setting('app.guest_pass', true), '')::uuid)`;
export const asInstallation = sql`(select coalesce(current_setting('app.installation', true), '') = 'on')`;

/** Rows belong to a workspace: nothing outside it can be read or written. */
export const ownWorkspaceOnly = (column: SQL = sql`workspace_id`) =>
  pgPolicy('own_workspace_only', {
    for: 'all',
    using: sql`${column} = ${currentWorkspace}`,
    withCheck: sql`${column} = ${currentWorkspace}`,
  });

/**
 * The one row that a pass of this kind is about exists for whoever holds it. Policies for guests are named `guest_…`:
 * by that name the role of guests gets its rights, and has none on any other table (db/app-role.ts).
 */
export const guestReads = (kind: GuestPassKind) =>
  pgPolicy('guest_reads', {
    for: 'select',
    using: sql`(workspace_id, id) = (select p.workspace_id, p.subject_id from guest_pass p where p.id = ${currentGuestPass} and p.kind = ${sql.raw(`'${kind}'`)})`,
  });

/** Rows belong to the installation, and nobody else reads them either. */
export const installationOnly = () =>
  pgPolicy('installation_only', { for: 'all', using: asInstallation, withCheck: asInstallation });

/** Rows belong to a workspace or, where they name none, to the installation: each sees its own. */
export const workspaceOrInstallation = () => [
  ownWorkspaceOnly(),
  pgPolicy('installation_without_workspace', {
    for: 'all',
    using: sql`workspace_id is null and ${asInstallation}`,
    withCheck: sql`workspace_id is null and ${asInstallation}`,
  }),
];

/** Rows belong to the installation: everyone reads, only its operator and its own jobs write. */
export const installationData = () => [
  pgPolicy('anyone_reads', { for: 'select', using: sql`true` }),
  pgPolicy('installation_writes', { for: 'all', using: asInstallation, withCheck: asInstallation }),
];
