import type { Role } from '@propguard/rules/workspaces/roles';
import type { TxScope } from '../../access/any-scope.ts';
import { members } from '../../db/schema/workspaces.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { settleNotice } from '../notices/settle-notice.ts';
import { deleteInvitation } from './invitation-store.ts';

type Joining = { workspaceId: string; invitationId: string; accountId: string; role: Role };

export const askedKey = (invitationId: string): string => `member-asks:${invitationId}`;

/** Makes a member of an invitation, which works once. False where it is gone meanwhile. Within its workspace. */
export const joinWorkspace = async (
  { tx }: TxScope,
  { workspaceId, invitationId, accountId, role }: Joining,
): Promise<boolean> => {
  if (!(await deleteInvitation(tx, { workspaceId, id: invitationId }))) return false;
  const joined = await tx
    .insert(members)
    .values({ workspaceId, accountId, role })
    .onConflictDoNothing()
    .returning({ id: members.id });
  const memberId = joined[0]?.id;
  if (memberId === undefined) throw fail('ALREADY_MEMBER');
  await settleNotice({ tx, workspaceId }, askedKey(invitationId));
  await publish(tx, { workspaceId, subject: 'members', id: memberId });
  await publish(tx, { workspaceId, subject: 'invitations', id: invitationId });
  return true;
};
