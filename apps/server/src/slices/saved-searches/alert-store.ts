import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { savedSearchAlerts, savedSearches } from '../../db/schema/saved-searches.ts';
import { members, workspaces } from '../../db/schema/workspaces.ts';

export type DueSearch = { workspaceId: string; savedSearchId: string };

export const findDueSearches = async (tx: Tx): Promise<DueSearch[]> => {
  const found = await tx.execute<DueSearch>(
    sql`select workspace_id as "workspaceId", saved_search_id as "savedSearchId" from find_due_search_alerts()`,
  );
  return found.rows;
};

/** With the person it writes to, as long as they are in the workspace and have an address. Inside the workspace. */
export const lockAlertingSearch = async (tx: Tx, { workspaceId, savedSearchId }: DueSearch) => {
  const [row] = await tx
    .select({
      ...getTableColumns(savedSearches),
      person: accounts.name,
      email: accounts.email,
      workspace: workspaces.name,
      isDue: sql<boolean>`${savedSearches.alerts} = 'each' or ${savedSearches.nextLetterAt} <= now()`,
    })
    .from(savedSearches)
    .innerJoin(workspaces, eq(workspaces.id, savedSearches.workspaceId))
    .innerJoin(accounts, and(eq(accounts.id, savedSearches.createdBy), eq(accounts.isAnonymous, false)))
    .innerJoin(
      members,
      and(eq(members.workspaceId, savedSearches.workspaceId), eq(members.accountId, accounts.id)),
    )
    .where(and(eq(savedSearches.workspaceId, workspaceId), eq(savedSearches.id, savedSearchId)))
    .for('update', { of: savedSearches });
  return row?.isDue && row.alerts !== 'none' ? row : undefined;
};

export const alertedListings = (savedSearchId: string): SQL =>
  sql`select listing_id from saved_search_alert where saved_search_id = ${savedSearchId}`;

export const noteAlerted = async (
  tx: Tx,
  { workspaceId, savedSearchId }: DueSearch,
  listingIds: string[],
): Promise<void> => {
  await tx.execute(sql`
    insert into ${savedSearchAlerts} (workspace_id, saved_search_id, listing_id)
    select ${workspaceId}, ${savedSearchId}, unnest(${sql.param(listingIds)}::uuid[])`);
};
