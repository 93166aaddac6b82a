import { broughtWorkspaceName, NEW_WORKSPACE_NAME } from '@propguard/rules/workspaces/names';
import { and, eq } from 'drizzle-orm';
import type { AnyScope } from '../../access/any-scope.ts';
import { openAccount } from '../../access/open-account.ts';
import { enterWorkspace, type Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { members, workspaces } from '../../db/schema/workspaces.ts';
import { publish } from '../../events/publish.ts';
import { findMemberships, findWorkspace } from './store.ts';

const handOver = async (tx: Tx, workspaceId: string, accountId: string): Promise<void> => {
  await enterWorkspace(tx, workspaceId);
  const workspace = await findWorkspace(tx, workspaceId);
  if (!workspace) return;
  const name =
    workspace.name === NEW_WORKSPACE_NAME
      ? broughtWorkspaceName(workspace.createdAt, workspace.timeZone)
      : workspace.name;
  await tx.update(workspaces).set({ visitor: false, name }).where(eq(workspaces.id, workspaceId));
  await tx.insert(members).values({ workspaceId, accountId, role: 'owner' });
  await publish(tx, { workspaceId, subject: 'members', id: null });
};

/** What the visitor made becomes a further workspace of the account that signs in; the visitor is no more. */
export const bringVisitorWorkspace = (
  { services }: AnyScope,
  { visitorId, accountId }: { visitorId: string; accountId: string },
): Promise<void> =>
  openAccount(services, visitorId, 'write', async ({ tx }) => {
    // Waits for a first write of the visitor that is under way, and keeps others from starting one.
    const [visitor] = await tx
      .select({ id: accounts.id })
      .from(accounts)
      .where(and(eq(accounts.id, visitorId), eq(accounts.isAnonymous, true)))
      .for('update');
    if (!visitor) return;
    for (const { workspaceId } of await findMemberships(tx, visitorId))
      await handOver(tx, workspaceId, accountId);
    await tx.delete(accounts).where(eq(accounts.id, visitorId));
  });
