import { randomUUID } from 'node:crypto';
import { personalWorkspaceName } from '@propguard/rules/workspaces/names';
import type { AnyScope } from '../../access/any-scope.ts';
import { createWorkspace } from '../../access/create-workspace.ts';
import { openAccount } from '../../access/open-account.ts';
import { accounts } from '../../db/schema/identity.ts';
import { addPassword } from '../../identity/passwords.ts';

export type NewPerson = { name: string; email: string; passwordHash: string };

export const createAccount = ({ services }: AnyScope, person: NewPerson): Promise<string> => {
  const id = randomUUID();
  return openAccount(services, id, 'write', async ({ tx }) => {
    await tx.insert(accounts).values({ id, name: person.name, email: person.email });
    await addPassword(tx, id, person.passwordHash);
    await createWorkspace(tx, { accountId: id, visitor: false, name: personalWorkspaceName(person.name) });
    return id;
  });
};
