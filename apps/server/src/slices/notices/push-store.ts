import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { noticeChoices, notices } from '../../db/schema/notices.ts';
import { pushKeys, pushSubscriptions } from '../../db/schema/push.ts';
import { workspaces } from '../../db/schema/workspaces.ts';
import type { NoticeRow } from './store.ts';

export type SubscriptionRow = typeof pushSubscriptions.$inferSelect;
type PushKeysRow = typeof pushKeys.$inferSelect;

export const findKeys = async (tx: Tx): Promise<PushKeysRow | undefined> =>
  (await tx.select().from(pushKeys))[0];

/** The first that comes keeps its keys: several nodes may try at once. */
export const keepFirstKeys = async (tx: Tx, row: typeof pushKeys.$inferInsert): Promise<void> => {
  await tx.insert(pushKeys).values(row).onConflictDoNothing();
};

export const findSubscriptions = (tx: Tx, memberIds: readonly string[]): Promise<SubscriptionRow[]> =>
  tx
    .select()
    .from(pushSubscriptions)
    .where(inArray(pushSubscriptions.memberId, [...memberIds]))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));

export const findSubscription = async (tx: Tx, id: string): Promise<SubscriptionRow | undefined> =>
  (await tx.select().from(pushSubscriptions).where(eq(pushSubscriptions.id, id)))[0];

export const countSubscriptions = async (tx: Tx, memberId: string): Promise<number> =>
  (
    await tx
      .select({ browsers: count() })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.memberId, memberId))
  )[0]?.browsers ?? 0;

/** A browser that was somebody else's in this workspace becomes this member's. */
export const saveSubscription = async (
  tx: Tx,
  row: typeof pushSubscriptions.$inferInsert,
): Promise<SubscriptionRow> => {
  const { memberId, p256dh, auth, device } = row;
  const [saved] = await tx
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: [pushSubscriptions.workspaceId, pushSubscriptions.endpoint],
      set: { memberId, p256dh, auth, device },
    })
    .returning();
  if (!saved) throw new Error('The subscription was not written.');
  return saved;
};

export const deleteSubscription = async (
  tx: Tx,
  { id, memberId }: { id: string; memberId: string },
): Promise<boolean> =>
  (
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.memberId, memberId)))
      .returning({ id: pushSubscriptions.id })
  ).length > 0;

export const markPushed = async (tx: Tx, id: string): Promise<void> => {
  await tx.update(pushSubscriptions).set({ lastPushedAt: sql`now()` }).where(eq(pushSubscriptions.id, id));
};

export const findNotice = async (
  tx: Tx,
  id: string,
): Promise<{ notice: NoticeRow; workspace: string; zone: string } | undefined> =>
  (
    await tx
      .select({ notice: notices, workspace: workspaces.name, zone: workspaces.timeZone })
      .from(notices)
      .innerJoin(workspaces, eq(workspaces.id, notices.workspaceId))
      .where(eq(notices.id, id))
  )[0];

/** Members who chose for this kind otherwise than the product would. */
export const findPushOf = async (
  tx: Tx,
  kind: NoticeRow['kind'],
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, boolean | null>> =>
  new Map(
    (
      await tx
        .select({ memberId: noticeChoices.memberId, push: noticeChoices.push })
        .from(noticeChoices)
        .where(and(eq(noticeChoices.kind, kind), inArray(noticeChoices.memberId, [...memberIds])))
    ).map(({ memberId, push }) => [memberId, push]),
  );
