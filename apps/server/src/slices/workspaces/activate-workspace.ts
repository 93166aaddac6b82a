import type { Session } from '@propguard/protocol/account';
import type { AccountScope } from '../../access/account-scope.ts';
import { fail } from '../../fail.ts';
import { describeSession } from '../account/describe-session.ts';
import { findMemberByAccount, setActiveWorkspace } from './store.ts';

export const activateWorkspace = async (
  { tx, accountId }: AccountScope,
  { workspaceId, sessionId }: { workspaceId: string; sessionId: string },
): Promise<Session> => {
  if (!(await findMemberByAccount(tx, { workspaceId, accountId }))) throw fail('NOT_FOUND');
  await setActiveWorkspace(tx, sessionId, workspaceId);
  return describeSession({ tx }, { accountId, activeWorkspaceId: workspaceId });
};
