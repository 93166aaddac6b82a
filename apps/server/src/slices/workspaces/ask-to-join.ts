import { PATHS } from '@propguard/rules/routes/paths';
import type { AccountScope } from '../../access/account-scope.ts';
import type { SessionPrincipal } from '../../access/principal.ts';
import { referenceOf } from '../../access/reference-scope.ts';
import { enterWorkspace } from '../../db/database.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { tellMembers } from '../notices/tell-members.ts';
import { isMemberByEmail, noteAsker } from './invitation-store.ts';
import { askedKey } from './join-workspace.ts';
import { findOwnOffer } from './own-offer.ts';

/** Where no letter can show that an address is somebody's, those who invited say whether it is they. */
export const askToJoin = async (
  { services, tx, accountId }: AccountScope,
  principal: SessionPrincipal,
  token: string,
): Promise<{ done: true }> => {
  const offer = await findOwnOffer(referenceOf(services), principal, token);
  if (services.config.mail.smtpUrl !== null) throw fail('ADDRESS_UNCONFIRMED');
  const workspaceId = offer.workspace_id;
  await enterWorkspace(tx, workspaceId);
  if (await isMemberByEmail(tx, workspaceId, offer.email)) throw fail('ALREADY_MEMBER');
  if (!(await noteAsker(tx, { workspaceId, id: offer.id, accountId }))) throw fail('LINK_EXPIRED');
  await tellMembers(
    { tx, workspaceId, accountId },
    {
      kind: 'member-asks',
      key: askedKey(offer.id),
      to: { leastRole: 'admin' },
      about: { name: principal.account.name, email: offer.email },
      path: PATHS.members,
    },
  );
  await publish(tx, { workspaceId, subject: 'invitations', id: offer.id });
  return { done: true };
};
