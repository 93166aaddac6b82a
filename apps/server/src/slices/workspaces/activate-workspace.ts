import type { Session } from '@propguard/protocol/account';
import type { SessionPrincipal } from '../../access/principal.ts';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { describeSession } from '../account/describe-session.ts';
import { findMemberByAccount, setActiveWorkspace } from './store.ts';

export const activateWorkspace = (
  { services, principal }: { services: Context; principal: SessionPrincipal },
  workspaceId: string,
): Promise<Session> => {
  const accountId = principal.account.id;
  return services.database.inWorkspace({ workspaceId: null, accountId }, 'write', async (tx) => {
    if (!(await findMemberByAccount(tx, { workspaceId, accountId }))) throw fail('NOT_FOUND');
    await setActiveWorkspace(tx, principal.sessionId, workspaceId);
    return describeSession(tx, { accountId, activeWorkspaceId: workspaceId });
  });
};
