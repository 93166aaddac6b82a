import type { WebhookEvent } from '@propguard/rules/webhooks/webhook-events';
import { and, asc, count, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { webhookDeliveries, webhooks } from '../../db/schema/webhooks.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type ListedWebhook = WebhookRow & {
  newest: (Pick<DeliveryRow, 'state' | 'status'> & { at: Date }) | null;
};
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

/** With the newest message in its log. All, or the one that is named. */
export const findWebhooks = async (tx: Tx, id?: string): Promise<ListedWebhook[]> => {
  const newest = tx
    .select({
      state: webhookDeliveries.state,
      status: webhookDeliveries.status,
      at: webhookDeliveries.createdAt,
    })
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhooks.id))
    .orderBy(...newestFirst(webhookDeliveries))
    .limit(1)
    .as('newest');
  const rows = await tx
    .select({ ...getTableColumns(webhooks), state: newest.state, status: newest.status, at: newest.at })
    .from(webhooks)
    .leftJoinLateral(newest, sql`true`)
    .where(id === undefined ? undefined : eq(webhooks.id, id))
    .orderBy(asc(sql`lower(${webhooks.name})`), asc(webhooks.id));
  return rows.map(({ state, status, at, ...row }) => ({
    ...row,
    newest: state === null || at === null ? null : { state, status, at },
  }));
};

export const findWebhook = async (tx: Tx, id: string): Promise<WebhookRow | undefined> =>
  (await tx.select().from(webhooks).where(eq(webhooks.id, id)))[0];

export const countWebhooks = async (tx: Tx): Promise<number> =>
  (await tx.select({ webhooks: count() }).from(webhooks))[0]?.webhooks ?? 0;

export const insertWebhook = async (tx: Tx, row: typeof webhooks.$inferInsert): Promise<string> => {
  const [made] = await tx.insert(webhooks).values(row).returning({ id: webhooks.id });
  if (!made) throw new Error('The webhook was not written.');
  return made.id;
};

export const updateWebhook = async (
  tx: Tx,
  id: string,
  change: Partial<typeof webhooks.$inferInsert>,
): Promise<void> => {
  if (Object.keys(change).length > 0) await tx.update(webhooks).set(change).where(eq(webhooks.id, id));
};

export const deleteWebhook = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.delete(webhooks).where(eq(webhooks.id, id)).returning({ id: webhooks.id })).length > 0;

/** Those that want to hear of it. */
export const findListeners = async (tx: Tx, event: WebhookEvent): Promise<string[]> =>
  (
    await tx
      .select({ id: webhooks.id })
      .from(webhooks)
      .where(and(eq(webhooks.isActive, true), sql`${event} = any(${webhooks.events})`))
  ).map(({ id }) => id);

export const insertDelivery = async (tx: Tx, row: typeof webhookDeliveries.$inferInsert): Promise<string> => {
  const [made] = await tx.insert(webhookDeliveries).values(row).returning({ id: webhookDeliveries.id });
  if (!made) throw new Error('The message was not written.');
  return made.id;
};

const delivery = (tx: Tx) =>
  tx
    .select({ ...getTableColumns(webhookDeliveries), atMicros: microsOf(webhookDeliveries.createdAt) })
    .from(webhookDeliveries);

export const findDelivery = async (tx: Tx, id: string): Promise<DeliveryRow | undefined> =>
  (await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)))[0];

/** Whoever sends it again meanwhile waits. */
export const lockDelivery = async (tx: Tx, id: string): Promise<DeliveryRow | undefined> =>
  (await tx.select().from(webhookDeliveries).where(eq(webhookDeliveries.id, id)).for('update'))[0];

export const findDeliveries = (
  tx: Tx,
  webhookId: string,
  { after, limit }: { after: NewestPosition | null; limit: number },
) =>
  delivery(tx)
    .where(olderThan(webhookDeliveries, after, eq(webhookDeliveries.webhookId, webhookId)))
    .orderBy(...newestFirst(webhookDeliveries))
    .limit(limit);

export const updateDelivery = async (
  tx: Tx,
  id: string,
  change: Partial<typeof webhookDeliveries.$inferInsert>,
): Promise<void> => {
  await tx.update(webhookDeliveries).set(change).where(eq(webhookDeliveries.id, id));
};
