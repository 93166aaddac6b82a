import { eq, sql } from 'drizzle-orm';
import type { SubscriptionRow } from '../../access/workspace-plan.ts';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { paymentEvents, reportAllowances, subscriptions } from '../../db/schema/plans.ts';
import { workspaces } from '../../db/schema/workspaces.ts';

export const isVisitors = async (tx: Tx, workspaceId: string): Promise<boolean> => {
  const [row] = await tx
    .select({ visitor: workspaces.visitor })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row?.visitor ?? true;
};

export const findEmail = async (tx: Tx, accountId: string | null): Promise<string | null> => {
  if (accountId === null) return null;
  const [row] = await tx.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  return row?.email ?? null;
};

/** With a mark that is another one after every write, though it wrote the same. */
export const findSubscriptionMark = async (
  tx: Tx,
  workspaceId: string,
): Promise<{ subscription: SubscriptionRow | undefined; mark: string | null }> => {
  const [row] = await tx
    .select({ subscription: subscriptions, mark: sql<string>`${subscriptions}.xmin::text` })
    .from(subscriptions)
    .where(eq(subscriptions.workspaceId, workspaceId));
  return { subscription: row?.subscription, mark: row?.mark ?? null };
};

export const saveSubscription = async (tx: Tx, row: SubscriptionRow): Promise<void> => {
  const { workspaceId: _, ...changes } = row;
  await tx
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({ target: subscriptions.workspaceId, set: changes });
};

/** False when this message was acted upon before. A second one at the same time waits for the first. */
export const recordEvent = async (tx: Tx, event: typeof paymentEvents.$inferInsert): Promise<boolean> => {
  const inserted = await tx.insert(paymentEvents).values(event).onConflictDoNothing().returning();
  return inserted.length > 0;
};

type Month = { workspaceId: string; month: string };

export const countReports = async (tx: Tx, { workspaceId, month }: Month): Promise<number> => {
  const found = await tx.execute<{ used: number }>(
    sql`select used from report_allowance where workspace_id = ${workspaceId} and month = ${month}`,
  );
  return found.rows[0]?.used ?? 0;
};

/**
 * One more, unless that is beyond the limit: then null. One statement on one row, so that of two at once the second
 * waits until the first has committed (or is undone) and then counts what is true.
 */
export const takeReport = async (
  tx: Tx,
  { workspaceId, month, limit }: Month & { limit: number | null },
): Promise<number | null> => {
  const [row] = await tx
    .insert(reportAllowances)
    .values({ workspaceId, month, used: 1 })
    .onConflictDoUpdate({
      target: [reportAllowances.workspaceId, reportAllowances.month],
      set: { used: sql`report_allowance.used + 1` },
      ...(limit === null ? {} : { setWhere: sql`report_allowance.used < ${limit}` }),
    })
    .returning({ used: reportAllowances.used });
  return row?.used ?? null;
};
