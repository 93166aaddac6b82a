import { eq } from 'drizzle-orm';
import type { OpenAccount } from '../../access/account-scope.ts';
import type { SessionPrincipal } from '../../access/principal.ts';
import type { RequestContext } from '../../access/request.ts';
import { accounts } from '../../db/schema/identity.ts';
import { demandPassword } from './demand-password.ts';
import { departFromWorkspace } from './depart-from-workspace.ts';
import { signOut } from './sign-out.ts';
import { findMemberships } from './store.ts';

/** The account goes, and with it the workspaces nobody else is in. Others must have an owner left. */
export const deleteAccount = async (
  request: RequestContext & { principal: SessionPrincipal; openAccount: OpenAccount },
  password: string,
): Promise<{ done: true }> => {
  const { services, principal } = request;
  const accountId = principal.account.id;
  await demandPassword(request, accountId, { field: 'password', password });
  await request.openAccount('write', async ({ tx }) => {
    // In one order for everyone: two people who leave the same workspaces must not wait for each other.
    const memberships = (await findMemberships(tx, accountId)).toSorted((a, b) =>
      a.workspaceId.localeCompare(b.workspaceId),
    );
    for (const membership of memberships) await departFromWorkspace(services, tx, membership);
    await tx.delete(accounts).where(eq(accounts.id, accountId));
  });
  return signOut(request);
};
