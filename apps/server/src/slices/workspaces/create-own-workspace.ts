import type { Session } from '@propguard/protocol/account';
import { createWorkspace } from '../../access/create-workspace.ts';
import type { SessionPrincipal } from '../../access/principal.ts';
import type { Context } from '../../context.ts';
import { describeSession } from '../account/describe-session.ts';
import { setActiveWorkspace } from './store.ts';

export const createOwnWorkspace = (
  { services, principal }: { services: Context; principal: SessionPrincipal },
  name: string,
): Promise<Session> => {
  const accountId = principal.account.id;
  return services.database.inWorkspace({ workspaceId: null, accountId }, 'write', async (tx) => {
    const workspaceId = await createWorkspace(tx, { accountId, visitor: false, name });
    await setActiveWorkspace(tx, principal.sessionId, workspaceId);
    return describeSession(tx, { accountId, activeWorkspaceId: workspaceId });
  });
};
