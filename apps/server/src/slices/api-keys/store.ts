import { and, asc, count, eq, getTableColumns } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { apiKeys } from '../../db/schema/workspaces.ts';

const { keyHash: _, ...COLUMNS } = getTableColumns(apiKeys);

export const findApiKeys = (tx: Tx, workspaceId: string) =>
  tx
    .select({ ...COLUMNS, createdByName: accounts.name })
    .from(apiKeys)
    .leftJoin(accounts, eq(accounts.id, apiKeys.createdBy))
    .where(eq(apiKeys.workspaceId, workspaceId))
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
export type ApiKeyRow = Awaited<ReturnType<typeof findApiKeys>>[number];

export const findApiKey = async (tx: Tx, { workspaceId, id }: { workspaceId: string; id: string }) => {
  const rows = await findApiKeys(tx, workspaceId);
  return rows.find((row) => row.id === id);
};

export const countApiKeys = async (tx: Tx, workspaceId: string): Promise<number> => {
  const [row] = await tx.select({ keys: count() }).from(apiKeys).where(eq(apiKeys.workspaceId, workspaceId));
  return row?.keys ?? 0;
};

export const insertApiKey = async (tx: Tx, key: typeof apiKeys.$inferInsert): Promise<string> => {
  const [row] = await tx.insert(apiKeys).values(key).returning({ id: apiKeys.id });
  if (!row) throw new Error('The key was not written.');
  return row.id;
};

export const deleteApiKey = async (
  tx: Tx,
  { workspaceId, id }: { workspaceId: string; id: string },
): Promise<boolean> => {
  const deleted = await tx
    .delete(apiKeys)
    .where(and(eq(apiKeys.workspaceId, workspaceId), eq(apiKeys.id, id)))
    .returning({ id: apiKeys.id });
  return deleted.length > 0;
};
