import { randomUUID } from 'node:crypto';
import { personalWorkspaceName } from '@propguard/rules/workspaces/names';
import { and, eq } from 'drizzle-orm';
import type { AnyScope } from '../../access/any-scope.ts';
import { createWorkspace } from '../../access/create-workspace.ts';
import { identityOf } from '../../access/identity-of.ts';
import { openAccount } from '../../access/open-account.ts';
import { accounts, credentials, passkeys } from '../../db/schema/identity.ts';
import { addressConfirmed } from './address-confirmed.ts';
import { turnOff } from './security/security-store.ts';
import { deleteSessions } from './store.ts';

const makeAccount = ({ services }: AnyScope, person: { email: string; name: string }): Promise<string> => {
  const id = randomUUID();
  return openAccount(services, id, 'write', async (scope) => {
    await scope.tx.insert(accounts).values({ id, ...person });
    await createWorkspace(scope.tx, {
      accountId: id,
      visitor: false,
      name: personalWorkspaceName(person.name),
    });
    await addressConfirmed(scope, person.email);
    return id;
  });
};

/**
 * The account of an address that somebody has just shown to be theirs. One that was made with it and never confirmed
 * may be a stranger's doing: whatever would let them in goes.
 */
export const takeAddress = async (
  { services }: AnyScope,
  person: { email: string; name: string },
): Promise<string> => {
  const [known] = await identityOf(services)
    .select({ id: accounts.id, isConfirmed: accounts.emailVerified })
    .from(accounts)
    .where(and(eq(accounts.email, person.email), eq(accounts.isAnonymous, false)));
  if (!known) return makeAccount({ services }, person);
  if (known.isConfirmed) return known.id;
  await openAccount(services, known.id, 'write', async (scope) => {
    const { tx } = scope;
    await tx.delete(credentials).where(eq(credentials.userId, known.id));
    await tx.delete(passkeys).where(eq(passkeys.accountId, known.id));
    await turnOff(tx, known.id);
    await deleteSessions(tx, known.id);
    await addressConfirmed(scope, person.email);
  });
  return known.id;
};
