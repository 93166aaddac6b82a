import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, installationOnly, instant, ownWorkspaceOnly } from './columns.ts';
import { members, workspaceId } from './workspaces.ts';

/** One row: the keys by which push services know this installation. */
export const pushKeys = pgTable(
  'push_keys',
  {
    one: integer('one').primaryKey().default(1),
    publicKey: text('public_key').notNull(),
    sealedPrivateKey: bytes('sealed_private_key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [check('push_keys_are_one', sql`${table.one} = 1`), installationOnly()],
);

/** A browser of a member that shows notices while the product is closed. */
export const pushSubscriptions = pgTable(
  'push_subscription',
  {
    id: id(),
    workspaceId: workspaceId(),
    memberId: uuid('member_id').notNull(),
    /** Where the browser's maker takes messages for it, and what they are encrypted to. */
    endpoint: text('endpoint').notNull(),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    /** Which browser it is, in words for its member. */
    device: text('device').notNull(),
    createdAt: createdAt(),
    lastPushedAt: instant('last_pushed_at'),
  },
  (table) => [
    foreignKey({
      name: 'push_subscription_of_member',
      columns: [table.memberId, table.workspaceId],
      foreignColumns: [members.id, members.workspaceId],
    }).onDelete('cascade'),
    // A browser shows one member's notices: whoever signs in there last.
    unique('push_subscription_once').on(table.workspaceId, table.endpoint),
    index('push_subscription_of_member_index').on(table.memberId),
    ownWorkspaceOnly(),
  ],
);
