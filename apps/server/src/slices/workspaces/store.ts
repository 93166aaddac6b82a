import { and, asc, eq } from 'drizzle-orm';
import type { MemberRow } from '../../access/membership.ts';
import type { Tx } from '../../db/database.ts';
import { accounts, sessions } from '../../db/schema/identity.ts';
import { members, workspaces } from '../../db/schema/workspaces.ts';

export type WorkspaceRow = typeof workspaces.$inferSelect;

export const findWorkspace = async (tx: Tx, workspaceId: string): Promise<WorkspaceRow | undefined> => {
  const [row] = await tx.select().from(workspaces).where(eq(workspaces.id, workspaceId));
  return row;
};

export const findWorkspacesOf = (tx: Tx, accountId: string) =>
  tx
    .select({ workspace: workspaces, role: members.role })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(eq(members.accountId, accountId))
    .orderBy(asc(members.createdAt), asc(members.id));

export const countOwned = (tx: Tx, accountId: string): Promise<number> =>
  tx.$count(members, and(eq(members.accountId, accountId), eq(members.role, 'owner')));

export const setActiveWorkspace = async (tx: Tx, sessionId: string, workspaceId: string): Promise<void> => {
  await tx.update(sessions).set({ activeWorkspaceId: workspaceId }).where(eq(sessions.id, sessionId));
};

const PEOPLE = {
  member: members,
  name: accounts.name,
  email: accounts.email,
  isAnonymous: accounts.isAnonymous,
};

/** The workspace is always named: a transaction also sees the caller's memberships elsewhere. */
export const findMembers = (tx: Tx, workspaceId: string) =>
  tx
    .select(PEOPLE)
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(eq(members.workspaceId, workspaceId))
    .orderBy(asc(members.createdAt), asc(members.id));
export type PersonRow = Awaited<ReturnType<typeof findMembers>>[number];

export const findMember = async (
  tx: Tx,
  { workspaceId, id }: Pick<MemberRow, 'workspaceId' | 'id'>,
): Promise<PersonRow | undefined> => {
  const [row] = await tx
    .select(PEOPLE)
    .from(members)
    .innerJoin(accounts, eq(accounts.id, members.accountId))
    .where(and(eq(members.workspaceId, workspaceId), eq(members.id, id)));
  return row;
};

export const findMemberByAccount = async (
  tx: Tx,
  { workspaceId, accountId }: Pick<MemberRow, 'workspaceId' | 'accountId'>,
): Promise<MemberRow | undefined> => {
  const [row] = await tx
    .select()
    .from(members)
    .where(and(eq(members.workspaceId, workspaceId), eq(members.accountId, accountId)));
  return row;
};

export const deleteMember = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(members).where(eq(members.id, id));
};
