import type { Session } from '@propguard/protocol/account';
import type { AccountScope } from '../../access/account-scope.ts';
import { demandConfirmedAddress } from '../../access/demand-confirmed-address.ts';
import type { SessionPrincipal } from '../../access/principal.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { enterWorkspace } from '../../db/database.ts';
import { members } from '../../db/schema/workspaces.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { describeSession } from '../account/describe-session.ts';
import { findOffer } from './find-offer.ts';
import { deleteInvitation, type OfferedInvitation } from './invitation-store.ts';
import { setActiveWorkspace } from './store.ts';

const forSomeoneElse = ({ email }: OfferedInvitation) =>
  fail('FORBIDDEN', {
    fields: [
      { field: 'email', message: `This invitation is for ${email}. Sign in with that address to accept it.` },
    ],
  });

/** Joins and switches to the workspace. The link works once, and for the address it was sent to. */
export const acceptInvitation = async (
  { services, tx, accountId }: AccountScope,
  principal: SessionPrincipal,
  token: string,
): Promise<Session> => {
  const offer = await findOffer(referenceOf(services), token);
  if (offer.email !== principal.account.email) throw forSomeoneElse(offer);
  // Where no letter can leave, the link came from a member's own hand (decision 120).
  if (services.config.mail.smtpUrl !== null) await demandConfirmedAddress({ tx }, accountId);
  const workspaceId = offer.workspace_id;
  await enterWorkspace(tx, workspaceId);
  if (!(await deleteInvitation(tx, { workspaceId, id: offer.id }))) throw fail('LINK_EXPIRED');
  const joined = await tx
    .insert(members)
    .values({ workspaceId, accountId, role: offer.role })
    .onConflictDoNothing()
    .returning({ id: members.id });
  const memberId = joined[0]?.id;
  if (memberId === undefined) throw fail('ALREADY_MEMBER');
  await setActiveWorkspace(tx, principal.sessionId, workspaceId);
  await publish(tx, { workspaceId, subject: 'members', id: memberId });
  await publish(tx, { workspaceId, subject: 'invitations', id: offer.id });
  return describeSession({ tx }, { accountId, activeWorkspaceId: workspaceId });
};
