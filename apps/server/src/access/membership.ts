import { and, eq, ne } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { accounts } from '../db/schema/identity.ts';
import { members, workspaces } from '../db/schema/workspaces.ts';
import { fail } from '../fail.ts';

export type MemberRow = typeof members.$inferSelect;

/** New workspaces of one account wait for each other; false when the account is gone. */
export const lockAccount = async (tx: Tx, accountId: string): Promise<boolean> => {
  const locked = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('no key update');
  return locked.length > 0;
};

/** Changes of who is in a workspace wait for each other; false when it is gone. The transaction must be inside it. */
export const lockWorkspace = async (tx: Tx, workspaceId: string): Promise<boolean> => {
  const locked = await tx
    .select({ id: workspaces.id })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId))
    .for('no key update');
  return locked.length > 0;
};

export const othersIn = (
  tx: Tx,
  { workspaceId, id }: Pick<MemberRow, 'workspaceId' | 'id'>,
): Promise<MemberRow[]> =>
  tx
    .select()
    .from(members)
    .where(and(eq(members.workspaceId, workspaceId), ne(members.id, id)));

/** Before an owner goes or steps down; only while members are locked does the answer hold. */
export const demandAnotherOwner = async (tx: Tx, member: MemberRow): Promise<void> => {
  if (member.role !== 'owner') return;
  const others = await othersIn(tx, member);
  if (!others.some(({ role }) => role === 'owner')) throw fail('LAST_OWNER');
};
