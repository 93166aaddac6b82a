import { and, asc, eq, isNull, or, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { leadViews } from '../../db/schema/leads.ts';

export type ViewRow = typeof leadViews.$inferSelect;

const owned = (accountId: string | null) =>
  accountId === null ? isNull(leadViews.accountId) : eq(leadViews.accountId, accountId);

export const findViews = (tx: Tx, accountId: string | null): Promise<ViewRow[]> =>
  tx
    .select()
    .from(leadViews)
    .where(or(owned(accountId), eq(leadViews.isShared, true)))
    .orderBy(asc(sql`lower(${leadViews.name})`), asc(leadViews.id));

export const countOwnViews = async (tx: Tx, accountId: string | null): Promise<number> =>
  (await tx.select({ count: sql<number>`count(*)::integer` }).from(leadViews).where(owned(accountId)))[0]
    ?.count ?? 0;

export const findViewNamed = async (
  tx: Tx,
  accountId: string | null,
  name: string,
): Promise<ViewRow | undefined> =>
  (
    await tx
      .select()
      .from(leadViews)
      .where(and(owned(accountId), eq(leadViews.name, name)))
  )[0];

export const findView = async (tx: Tx, id: string): Promise<ViewRow | undefined> =>
  (await tx.select().from(leadViews).where(eq(leadViews.id, id)))[0];

export const insertView = async (tx: Tx, row: typeof leadViews.$inferInsert): Promise<ViewRow> => {
  const [made] = await tx.insert(leadViews).values(row).returning();
  if (!made) throw new Error('The view was not written.');
  return made;
};

export const updateView = async (
  tx: Tx,
  id: string,
  change: Pick<ViewRow, 'filter' | 'isShared'>,
): Promise<ViewRow | undefined> =>
  (await tx.update(leadViews).set(change).where(eq(leadViews.id, id)).returning())[0];

export const deleteView = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(leadViews).where(eq(leadViews.id, id));
};
