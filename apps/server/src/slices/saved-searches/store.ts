import { and, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { savedSearches } from '../../db/schema/saved-searches.ts';

type Named = { workspaceId: string; id: string };
const isIt = ({ workspaceId, id }: Named) =>
  and(eq(savedSearches.workspaceId, workspaceId), eq(savedSearches.id, id));

const select = (tx: Tx, where: SQL | undefined) =>
  tx
    .select({
      ...getTableColumns(savedSearches),
      seenAtMs: sql<number>`extract(epoch from ${savedSearches.seenAt})::float8 * 1000`,
      createdByName: accounts.name,
      /** Where alerts would go; null where nobody has an address. */
      email: sql<string | null>`case when ${accounts.isAnonymous} then null else ${accounts.email} end`,
    })
    .from(savedSearches)
    .leftJoin(accounts, eq(accounts.id, savedSearches.createdBy))
    .where(where)
    .orderBy(desc(savedSearches.createdAt), desc(savedSearches.id));
export type SavedSearchRow = Awaited<ReturnType<typeof select>>[number];

export const findSavedSearches = (tx: Tx, workspaceId: string): Promise<SavedSearchRow[]> =>
  select(tx, eq(savedSearches.workspaceId, workspaceId));

export const findSavedSearch = async (tx: Tx, named: Named): Promise<SavedSearchRow | undefined> =>
  (await select(tx, isIt(named)))[0];

export const countSavedSearches = async (tx: Tx, workspaceId: string): Promise<number> => {
  const [row] = await tx
    .select({ searches: count() })
    .from(savedSearches)
    .where(eq(savedSearches.workspaceId, workspaceId));
  return row?.searches ?? 0;
};

export const findAddress = async (tx: Tx, accountId: string): Promise<string | null> => {
  const [account] = await tx
    .select({ email: accounts.email, isAnonymous: accounts.isAnonymous })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account && !account.isAnonymous ? account.email : null;
};

export const insertSavedSearch = async (
  tx: Tx,
  search: typeof savedSearches.$inferInsert,
): Promise<string> => {
  const [row] = await tx.insert(savedSearches).values(search).returning({ id: savedSearches.id });
  if (!row) throw new Error('The search was not written.');
  return row.id;
};

type Change = Partial<Pick<SavedSearchRow, 'name' | 'alerts' | 'nextLetterAt'>> & {
  alertsSince?: SQL;
  seenAt?: SQL;
};

export const updateSavedSearch = async (tx: Tx, named: Named, change: Change): Promise<void> => {
  await tx.update(savedSearches).set(change).where(isIt(named));
};

export const deleteSavedSearch = async (tx: Tx, named: Named): Promise<boolean> =>
  (await tx.delete(savedSearches).where(isIt(named)).returning({ id: savedSearches.id })).length > 0;
