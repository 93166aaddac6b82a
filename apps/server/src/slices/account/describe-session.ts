import type { Session } from '@propguard/protocol/account';
import type { AnyScope, TxScope } from '../../access/any-scope.ts';
import { openAccount } from '../../access/open-account.ts';
import { findMembership } from '../../access/open-workspace.ts';
import { fail } from '../../fail.ts';
import { findAccount, findWorkspace } from './store.ts';
import { toSession } from './view.ts';

export type SessionOwner = { accountId: string; activeWorkspaceId: string | null };

/** Who someone is and where they work, as of this transaction; it must have been opened for their account. */
export const describeSession = async (
  { tx }: TxScope,
  { accountId, activeWorkspaceId }: SessionOwner,
): Promise<Session> => {
  const account = await findAccount(tx, accountId);
  if (!account) throw fail('UNAUTHENTICATED');
  const membership = await findMembership(tx, { account, activeWorkspaceId });
  const workspace = membership && (await findWorkspace(tx, membership.workspace_id));
  return toSession(account, membership && workspace ? { workspace, role: membership.role } : null);
};

export const readSession = ({ services }: AnyScope, owner: SessionOwner): Promise<Session> =>
  openAccount(services, owner.accountId, 'read', ({ tx }) => describeSession({ tx }, owner));
