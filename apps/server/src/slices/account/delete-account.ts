import { eq } from 'drizzle-orm';
import type { OwnRequest } from '../../access/request.ts';
import { accounts } from '../../db/schema/identity.ts';
import { demandPassword } from './demand-password.ts';
import { departFromWorkspace } from './depart-from-workspace.ts';
import { signOut } from './sign-out.ts';
import { findMemberships } from './store.ts';

/** The account goes, and with it the workspaces nobody else is in. Others must have an owner left. */
export const deleteAccount = async (request: OwnRequest, password: string): Promise<{ done: true }> => {
  const { principal } = request;
  const accountId = principal.account.id;
  await demandPassword(request, accountId, { field: 'password', password });
  await request.openAccount('write', async (scope) => {
    const { tx } = scope;
    // In one order for everyone: two people who leave the same workspaces must not wait for each other.
    const memberships = (await findMemberships(tx, accountId)).toSorted((a, b) =>
      a.workspaceId.localeCompare(b.workspaceId),
    );
    for (const membership of memberships) await departFromWorkspace(scope, membership);
    await tx.delete(accounts).where(eq(accounts.id, accountId));
  });
  return signOut(request);
};
