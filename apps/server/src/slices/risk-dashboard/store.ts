import { and, count, desc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/built-once.ts';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { riskAlerts, watchedHomes } from '../../db/schema/risk-dashboard.ts';
import { members, workspaces } from '../../db/schema/workspaces.ts';
import { microsOf, type NewestPosition, newestFirst, olderThan } from '../../paging/newest-first.ts';

export type WatchedRow = typeof watchedHomes.$inferSelect;
export type WatchedChange = Partial<
  Pick<WatchedRow, 'subject' | 'assessmentId' | 'now' | 'told' | 'sample' | 'checkedVersion'>
>;

const openAlerts = sql<number>`(select count(*)::int from ${riskAlerts}
  where ${riskAlerts.watchedId} = ${watchedHomes.id} and ${riskAlerts.dismissedAt} is null)`;

const select = (tx: Tx) =>
  tx
    .select({ ...getTableColumns(watchedHomes), addedBy: accounts.name, alerts: openAlerts })
    .from(watchedHomes)
    .leftJoin(accounts, eq(accounts.id, watchedHomes.createdBy));
export type ListedRow = Awaited<ReturnType<typeof select>>[number];

export const findWatched = (tx: Tx, workspaceId: string): Promise<ListedRow[]> =>
  select(tx)
    .where(eq(watchedHomes.workspaceId, workspaceId))
    .orderBy(desc(watchedHomes.createdAt), desc(watchedHomes.id));

export const findWatchedById = async (tx: Tx, id: string): Promise<ListedRow | undefined> =>
  (await select(tx).where(eq(watchedHomes.id, id)))[0];

/** Its key by its id, for every watched home of the workspace. */
export const findWatchedKeys = async (tx: Tx, workspaceId: string): Promise<Map<string, string>> => {
  const rows = await tx
    .select({ id: watchedHomes.id, key: watchedHomes.homeKey })
    .from(watchedHomes)
    .where(eq(watchedHomes.workspaceId, workspaceId));
  return new Map(rows.map(({ id, key }) => [key, id]));
};

export const lockWatched = (tx: Tx, workspaceId: string): Promise<WatchedRow[]> =>
  tx
    .select()
    .from(watchedHomes)
    .where(eq(watchedHomes.workspaceId, workspaceId))
    .orderBy(watchedHomes.id)
    .for('update');

/** Every home that is assessed may be one. */
const lockByKey = builtOnce(
  (statements, { workspaceId, homeKey }: { workspaceId: string; homeKey: string }) =>
    statements
      .select()
      .from(watchedHomes)
      .where(and(eq(watchedHomes.workspaceId, workspaceId), eq(watchedHomes.homeKey, homeKey)))
      .for('update'),
);
export const lockWatchedByKey = async (
  tx: Tx,
  workspaceId: string,
  homeKey: string,
): Promise<WatchedRow | undefined> => (await lockByKey(tx, { workspaceId, homeKey }))[0];

export const countWatched = async (tx: Tx, workspaceId: string): Promise<number> => {
  const [row] = await tx
    .select({ watched: count() })
    .from(watchedHomes)
    .where(eq(watchedHomes.workspaceId, workspaceId));
  return row?.watched ?? 0;
};

/** Nothing where the home is on the list already. */
export const insertWatched = async (
  tx: Tx,
  home: typeof watchedHomes.$inferInsert,
): Promise<WatchedRow | undefined> => {
  const [row] = await tx.insert(watchedHomes).values(home).onConflictDoNothing().returning();
  return row;
};

export const updateWatched = async (tx: Tx, id: string, change: WatchedChange): Promise<void> => {
  await tx
    .update(watchedHomes)
    .set({ ...change, checkedAt: sql`now()` })
    .where(eq(watchedHomes.id, id));
};

export const deleteWatched = async (tx: Tx, workspaceId: string, id: string): Promise<boolean> => {
  const gone = await tx
    .delete(watchedHomes)
    .where(and(eq(watchedHomes.workspaceId, workspaceId), eq(watchedHomes.id, id)))
    .returning({ id: watchedHomes.id });
  return gone.length > 0;
};

/** As the installation: which workspaces watch a home that was checked at another state of the data. */
export const findStaleWorkspaces = async (tx: Tx, version: string): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(
    sql`select workspace_id as id from find_stale_watch_lists(${version})`,
  );
  return rows.map(({ id }) => id);
};

export const insertAlerts = async (tx: Tx, alerts: (typeof riskAlerts.$inferInsert)[]): Promise<void> => {
  if (alerts.length > 0) await tx.insert(riskAlerts).values(alerts);
};

export const findAlerts = (
  tx: Tx,
  workspaceId: string,
  { after, limit }: { after: NewestPosition | null; limit: number },
) =>
  tx
    .select({
      ...getTableColumns(riskAlerts),
      subject: watchedHomes.subject,
      assessmentId: watchedHomes.assessmentId,
      atMicros: microsOf(riskAlerts.createdAt),
    })
    .from(riskAlerts)
    .innerJoin(watchedHomes, eq(watchedHomes.id, riskAlerts.watchedId))
    .where(
      and(
        eq(riskAlerts.workspaceId, workspaceId),
        isNull(riskAlerts.dismissedAt),
        olderThan(riskAlerts, after),
      ),
    )
    .orderBy(...newestFirst(riskAlerts))
    .limit(limit);
export type AlertRow = Awaited<ReturnType<typeof findAlerts>>[number];

/** All of them without an id. */
export const dismissAlerts = async (tx: Tx, workspaceId: string, id?: string): Promise<number> => {
  const dismissed = await tx
    .update(riskAlerts)
    .set({ dismissedAt: sql`now()` })
    .where(
      and(
        eq(riskAlerts.workspaceId, workspaceId),
        isNull(riskAlerts.dismissedAt),
        id === undefined ? undefined : eq(riskAlerts.id, id),
      ),
    )
    .returning({ id: riskAlerts.id });
  return dismissed.length;
};

/** Those who can get a letter, as long as they are in the workspace and have an address of their own. */
export const findReaders = (tx: Tx, workspaceId: string, accountIds: string[]) =>
  tx
    .select({
      accountId: accounts.id,
      name: accounts.name,
      email: accounts.email,
      workspace: workspaces.name,
    })
    .from(accounts)
    .innerJoin(members, eq(members.accountId, accounts.id))
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(
      and(
        eq(members.workspaceId, workspaceId),
        eq(accounts.isAnonymous, false),
        inArray(accounts.id, accountIds),
      ),
    );
