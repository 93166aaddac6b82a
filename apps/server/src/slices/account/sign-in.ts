import type { Session, SignIn } from '@propguard/protocol/account';
import type * as z from 'zod';
import { identityOf } from '../../access/identity-of.ts';
import { openAccount } from '../../access/open-account.ts';
import type { RequestContext } from '../../access/request.ts';
import { countOnAllNodes, forgetCount } from '../../access/shared-counts.ts';
import { fail } from '../../fail.ts';
import { verifyByEmail } from '../../identity/passwords.ts';
import { bringVisitorWorkspace } from './bring-visitor-workspace.ts';
import { claimNamedOperator } from './claim-operator.ts';
import { openSession } from './open-session.ts';
import { passwordTries } from './password-tries.ts';
import { findAccount } from './store.ts';

export const signIn = async (
  request: RequestContext,
  { email, password }: z.infer<typeof SignIn>,
): Promise<Session> => {
  const { services, principal } = request;
  const identity = identityOf(services);
  const tries = passwordTries(request, email);
  await countOnAllNodes(identity, [tries]);
  const accountId = await verifyByEmail(identity, email, password);
  if (accountId === null) throw fail('INVALID_CREDENTIALS');
  await forgetCount(identity, tries);
  if (principal?.kind === 'session' && principal.visitor) {
    await bringVisitorWorkspace(request, { visitorId: principal.account.id, accountId });
  }
  if (services.config.operator.email === email) {
    await openAccount(services, accountId, 'write', async (scope) => {
      const account = await findAccount(scope.tx, accountId);
      if (account?.emailVerified) await claimNamedOperator(scope, { id: accountId, email });
    });
  }
  return openSession(request, accountId);
};
