import type { Session } from '@propguard/protocol/account';
import { openAccount } from '../../access/open-account.ts';
import type { RequestContext } from '../../access/request.ts';
import { bringVisitorWorkspace } from './bring-visitor-workspace.ts';
import { claimNamedOperator } from './claim-operator.ts';
import { openSession } from './open-session.ts';
import { findAccount } from './store.ts';

/** Who has shown all that the account asks for is in; what they made as a visitor comes along. */
export const letIn = async (request: RequestContext, accountId: string): Promise<Session> => {
  const { services, principal } = request;
  if (principal?.kind === 'session' && principal.visitor) {
    await bringVisitorWorkspace(request, { visitorId: principal.account.id, accountId });
  }
  if (services.config.operator.email !== null) {
    await openAccount(services, accountId, 'write', async (scope) => {
      const account = await findAccount(scope.tx, accountId);
      if (account?.emailVerified) await claimNamedOperator(scope, account);
    });
  }
  return openSession(request, accountId);
};
