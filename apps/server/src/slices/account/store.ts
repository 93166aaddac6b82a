import { and, asc, desc, eq, gt, ne, sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Tx } from '../../db/database.ts';
import { accounts, sessions } from '../../db/schema/identity.ts';
import { installations } from '../../db/schema/installation.ts';
import { members, workspaces } from '../../db/schema/workspaces.ts';

type Db = Tx | NodePgDatabase;

export const findAccount = async (tx: Tx, accountId: string) => {
  const [row] = await tx
    .select({
      id: accounts.id,
      name: accounts.name,
      email: accounts.email,
      emailVerified: accounts.emailVerified,
      isAnonymous: accounts.isAnonymous,
      kind: accounts.kind,
      createdAt: accounts.createdAt,
      operator: sql<boolean>`${accounts.emailVerified} and not ${accounts.isAnonymous} and ${installations.operatorAccountId} is not distinct from ${accounts.id}`,
    })
    .from(accounts)
    .crossJoin(installations)
    .where(eq(accounts.id, accountId));
  return row;
};
export type AccountRow = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export const findWorkspace = async (tx: Tx, workspaceId: string) => {
  const [row] = await tx.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  return row;
};
export type WorkspaceRow = NonNullable<Awaited<ReturnType<typeof findWorkspace>>>;

export const findMemberships = (tx: Tx, accountId: string) =>
  tx.select().from(members).where(eq(members.accountId, accountId)).orderBy(asc(members.createdAt));

export const findLiveSessions = (db: Db, accountId: string) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, accountId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.createdAt));
export type SessionRow = Awaited<ReturnType<typeof findLiveSessions>>[number];

export const deleteSession = async (
  db: Db,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> => {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, accountId)))
    .returning({ id: sessions.id });
  return deleted.length > 0;
};

/** Returns how many were still alive. */
export const deleteSessions = async (
  db: Db,
  accountId: string,
  { except }: { except?: string } = {},
): Promise<number> => {
  const deleted = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, accountId), except === undefined ? undefined : ne(sessions.id, except)))
    .returning({ isAlive: sql<boolean>`${sessions.expiresAt} > now()` });
  return deleted.filter(({ isAlive }) => isAlive).length;
};
