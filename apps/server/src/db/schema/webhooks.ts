import { DELIVERED_EVENTS, WEBHOOK_EVENTS, WEBHOOK_STATES } from '@propguard/rules/webhooks/webhook-events';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, id, instant, ownWorkspaceOnly } from './columns.ts';
import { accounts } from './identity.ts';
import { workspaceId } from './workspaces.ts';

/** An address outside that is told what happens. */
export const webhooks = pgTable(
  'webhook',
  {
    id: id(),
    workspaceId: workspaceId(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    events: text('events', { enum: WEBHOOK_EVENTS }).array().notNull(),
    isActive: boolean('is_active').notNull().default(true),
    /** When the endpoint said that it is no more, which switched it off. */
    goneAt: instant('gone_at'),
    /** What messages are signed with; sealed, and given once. */
    sealedSecret: bytes('sealed_secret').notNull(),
    /** The secret of before, which signs beside it until then. */
    sealedPrevious: bytes('sealed_previous'),
    previousUntil: instant('previous_until'),
    createdBy: uuid('created_by').references(() => accounts.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    unique('webhook_in_workspace').on(table.id, table.workspaceId),
    check('webhook_gone_is_off', sql`${table.goneAt} is null or not ${table.isActive}`),
    check(
      'webhook_previous_ends',
      sql`num_nonnulls(${table.sealedPrevious}, ${table.previousUntil}) in (0, 2)`,
    ),
    ownWorkspaceOnly(),
  ],
);

/** One message to one of them, and how far it came. Its body names rows, and says nothing of what stands in them. */
export const webhookDeliveries = pgTable(
  'webhook_delivery',
  {
    id: id(),
    workspaceId: workspaceId(),
    webhookId: uuid('webhook_id').notNull(),
    event: text('event', { enum: DELIVERED_EVENTS }).notNull(),
    body: text('body').notNull(),
    state: text('state', { enum: WEBHOOK_STATES }).notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** What the endpoint answered last, the beginning of its words, and how long it took. */
    status: integer('status'),
    answer: text('answer'),
    tookMs: integer('took_ms'),
    /** Why it did not arrive. */
    error: text('error'),
    nextTryAt: instant('next_try_at'),
    deliveredAt: instant('delivered_at'),
    createdAt: createdAt(),
  },
  (table) => [
    foreignKey({
      name: 'delivery_of_webhook',
      columns: [table.webhookId, table.workspaceId],
      foreignColumns: [webhooks.id, webhooks.workspaceId],
    }).onDelete('cascade'),
    index('webhook_delivery_newest').on(table.webhookId, table.createdAt.desc(), table.id.desc()),
    index('webhook_delivery_old').on(table.createdAt),
    check(
      'webhook_delivered_has_moment',
      sql`(${table.state} = 'delivered') = (${table.deliveredAt} is not null)`,
    ),
    ownWorkspaceOnly(),
  ],
);
