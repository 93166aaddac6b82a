import { sql } from 'drizzle-orm';
import { boolean, index, pgPolicy, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, currentAccount, guestReads, id, instant, ownWorkspaceOnly } from './columns.ts';
import { accounts } from './identity.ts';

export const workspaces = pgTable(
  'workspace',
  {
    id: id(),
    name: text('name').notNull(),
    timeZone: text('time_zone').notNull().default('Australia/Sydney'),
    visitor: boolean('visitor').notNull().default(false),
    createdAt: createdAt(),
  },
  () => [
    ownWorkspaceOnly(sql`id`),
    pgPolicy('members_see_theirs', {
      for: 'select',
      using: sql`exists (select 1 from member m where m.workspace_id = workspace.id and m.account_id = ${currentAccount})`,
    }),
  ],
);

/** Every table of a workspace's data refers to it like this, so that deleting the workspace deletes the data. */
export const workspaceId = () =>
  uuid('workspace_id')
    .notNull()
    .references(() => workspaces.id, { onDelete: 'cascade' });

/**
 * Beside a key to another row of the same workspace, which is there only as long as the workspace is: whether it is there
 * is not asked twice for each row.
 */
export const workspaceOfParent = () => uuid('workspace_id').notNull();

export const members = pgTable(
  'member',
  {
    id: id(),
    workspaceId: workspaceId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    role: text('role', { enum: ['viewer', 'agent', 'admin', 'owner'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('member_once').on(table.workspaceId, table.accountId),
    unique('member_in_workspace').on(table.id, table.workspaceId),
    index('member_by_account').on(table.accountId),
    ownWorkspaceOnly(),
    pgPolicy('own_memberships', { for: 'select', using: sql`account_id = ${currentAccount}` }),
    // A wallet's way to the chain is a member's, and ends with the membership.
    guestReads('wallet'),
  ],
);

export const invitations = pgTable(
  'invitation',
  {
    id: id(),
    workspaceId: workspaceId(),
    email: text('email').notNull(),
    role: text('role', { enum: ['viewer', 'agent', 'admin', 'owner'] }).notNull(),
    tokenHash: bytes('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at').notNull(),
    /** Who opened its link with an address that is not confirmed, and waits to be let in. */
    askedBy: uuid('asked_by').references(() => accounts.id, { onDelete: 'set null' }),
    askedAt: instant('asked_at'),
  },
  (table) => [uniqueIndex('invitation_once').on(table.workspaceId, table.email), ownWorkspaceOnly()],
);

export const apiKeys = pgTable(
  'api_key',
  {
    id: id(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    start: text('start').notNull(),
    keyHash: bytes('key_hash').notNull().unique(),
    scopes: text('scopes').array().notNull(),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('api_key_by_workspace').on(table.workspaceId), ownWorkspaceOnly()],
);
