import type { Session } from '@propguard/protocol/account';
import type { AccountScope } from '../../access/account-scope.ts';
import { demandConfirmedAddress } from '../../access/demand-confirmed-address.ts';
import type { SessionPrincipal } from '../../access/principal.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { enterWorkspace } from '../../db/database.ts';
import { fail } from '../../fail.ts';
import { describeSession } from '../account/describe-session.ts';
import { joinWorkspace } from './join-workspace.ts';
import { findOwnOffer } from './own-offer.ts';
import { setActiveWorkspace } from './store.ts';

/** Joins and switches to the workspace. The link works once, and for the address it was sent to. */
export const acceptInvitation = async (
  { services, tx, accountId }: AccountScope,
  principal: SessionPrincipal,
  token: string,
): Promise<Session> => {
  const { id, workspace_id: workspaceId, role } = await findOwnOffer(referenceOf(services), principal, token);
  await demandConfirmedAddress({ tx }, accountId);
  await enterWorkspace(tx, workspaceId);
  if (!(await joinWorkspace({ tx }, { workspaceId, invitationId: id, accountId, role })))
    throw fail('LINK_EXPIRED');
  await setActiveWorkspace(tx, principal.sessionId, workspaceId);
  return describeSession({ tx }, { accountId, activeWorkspaceId: workspaceId });
};
