import { NEW_WORKSPACE_NAME, personalWorkspaceName } from '@propguard/rules/workspaces/names';
import { and, eq } from 'drizzle-orm';
import type { AnyScope } from '../../access/any-scope.ts';
import { createWorkspace } from '../../access/create-workspace.ts';
import { openAccount } from '../../access/open-account.ts';
import { enterWorkspace, type Tx } from '../../db/database.ts';
import { accounts } from '../../db/schema/identity.ts';
import { workspaces } from '../../db/schema/workspaces.ts';
import { publish } from '../../events/publish.ts';
import { addPassword } from '../../identity/passwords.ts';
import type { NewPerson } from './create-account.ts';
import { deleteSessions, findMemberships, findWorkspace } from './store.ts';

const keepWorkspace = async (tx: Tx, workspaceId: string, personName: string): Promise<void> => {
  await enterWorkspace(tx, workspaceId);
  const workspace = await findWorkspace(tx, workspaceId);
  const name = workspace?.name === NEW_WORKSPACE_NAME ? personalWorkspaceName(personName) : workspace?.name;
  await tx.update(workspaces).set({ visitor: false, name }).where(eq(workspaces.id, workspaceId));
  await publish(tx, { workspaceId, subject: 'workspace', id: workspaceId });
};

/**
 * Turns the visitor's account into a person's, in place. False when it no longer is a visitor's. Its sessions end:
 * whoever knew the visitor's cookie must not find themselves signed in as the person.
 */
export const convertVisitor = (
  { services }: AnyScope,
  visitorId: string,
  person: NewPerson,
): Promise<boolean> =>
  openAccount(services, visitorId, 'write', async ({ tx }) => {
    const converted = await tx
      .update(accounts)
      .set({
        name: person.name,
        email: person.email,
        isAnonymous: false,
        network: null,
        updatedAt: new Date(),
      })
      .where(and(eq(accounts.id, visitorId), eq(accounts.isAnonymous, true)))
      .returning({ id: accounts.id });
    if (converted.length === 0) return false;
    await addPassword(tx, visitorId, person.passwordHash);
    await deleteSessions(tx, visitorId);
    const memberships = await findMemberships(tx, visitorId);
    for (const { workspaceId } of memberships) await keepWorkspace(tx, workspaceId, person.name);
    if (memberships.length === 0) {
      await createWorkspace(tx, {
        accountId: visitorId,
        visitor: false,
        name: personalWorkspaceName(person.name),
      });
    }
    return true;
  });
