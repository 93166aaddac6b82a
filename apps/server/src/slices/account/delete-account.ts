import { eq } from 'drizzle-orm';
import type { OpenAccount } from '../../access/account-scope.ts';
import type { OwnRequest } from '../../access/request.ts';
import { enterWorkspace, type Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { endPaidSubscription } from '../plans/end-paid-subscription.ts';
import { demandPassword } from './demand-password.ts';
import { departFromWorkspace, endsWith } from './depart-from-workspace.ts';
import { signOut } from './sign-out.ts';
import { findMemberships } from './store.ts';

/** The workspaces that would go with the account; refused where it may not go. */
const findEnding = (open: OpenAccount): Promise<string[]> =>
  open('read', async ({ tx, accountId }) => {
    const ending: string[] = [];
    for (const member of await findMemberships(tx, accountId)) {
      await enterWorkspace(tx, member.workspaceId);
      if (await endsWith({ tx }, member)) ending.push(member.workspaceId);
    }
    return ending;
  });

/** The account goes, and with it the workspaces nobody else is in. Others must have an owner left. */
export const deleteAccount = async (request: OwnRequest, password: string): Promise<{ done: true }> => {
  const { principal } = request;
  const accountId = principal.account.id;
  await demandPassword(request, accountId, { field: 'password', password });
  for (const workspaceId of await findEnding(request.openAccount)) {
    const inside = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
      request.openAccount('write', async ({ tx }) => {
        await enterWorkspace(tx, workspaceId);
        return work(tx);
      });
    await endPaidSubscription(request, inside, workspaceId);
  }
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
