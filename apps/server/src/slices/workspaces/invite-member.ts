import { randomBytes } from 'node:crypto';
import type { MadeInvitation, NewInvitation } from '@propguard/protocol/workspaces';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { INVITATION_VALID_DAYS } from '@propguard/rules/workspaces/limits';
import { roleAtLeast } from '@propguard/rules/workspaces/roles';
import type * as z from 'zod';
import { hashSecret } from '../../access/authenticate.ts';
import { demandConfirmedAddress } from '../../access/demand-confirmed-address.ts';
import { lockWorkspace } from '../../access/membership.ts';
import { countOnAllNodes } from '../../access/shared-counts.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { invitation } from '../../letters/letters/invitation.ts';
import { settleNotice } from '../notices/settle-notice.ts';
import { lettersTo } from '../outbound/letters-to.ts';
import { writeLetter } from '../outbound/write-letter.ts';
import { demandAccount } from './demand-account.ts';
import { findOpenInvitations, isMemberByEmail, replaceInvitation } from './invitation-store.ts';
import { askedKey } from './join-workspace.ts';
import { toInvitation } from './view.ts';

const TOKEN_BYTES = 32;
const DAY_MS = 24 * 60 * 60 * 1000;

export const inviteMember = async (
  scope: WorkspaceScope,
  { email, role }: z.infer<typeof NewInvitation>,
): Promise<MadeInvitation> => {
  const { services, tx, workspaceId, accountId } = scope;
  if (!roleAtLeast(scope.role, role)) throw fail('FORBIDDEN');
  const workspace = await demandAccount(scope);
  const isMailed = services.config.mail.smtpUrl !== null;
  if (isMailed) await demandConfirmedAddress(scope, accountId);
  await lockWorkspace(tx, workspaceId);
  if (await isMemberByEmail(tx, workspaceId, email)) throw fail('ALREADY_MEMBER');
  await countOnAllNodes(tx, [lettersTo({ services }, 'invitation', email)]);
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { id, replaced } = await replaceInvitation(tx, {
    workspaceId,
    email,
    role,
    tokenHash: hashSecret(token),
    invitedBy: accountId,
    expiresAt: new Date(Date.now() + INVITATION_VALID_DAYS * DAY_MS),
  });
  if (replaced) await settleNotice(scope, askedKey(replaced));
  const row = (await findOpenInvitations(tx, workspaceId)).find((open) => open.id === id);
  if (!row) throw new Error('The invitation was written but is not there.');
  await writeLetter({ services, tx }, { to: email }, invitation, {
    inviter: row.invitedByName ?? workspace.name,
    workspace: workspace.name,
    role,
    token,
  });
  await publish(tx, { workspaceId, subject: 'invitations', id });
  // A letter that waits in the outbox reaches nobody: the link is handed on by whoever invites.
  return { ...toInvitation(row), path: isMailed ? null : pathTo(PATHS.invitation, { token }) };
};
