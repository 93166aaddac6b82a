import { demandAnotherOwner, lockWorkspace } from '../../access/membership.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { deleteMember, findMemberByAccount } from './store.ts';

/** The session goes on in another workspace of the person's; see access/open-workspace.ts. */
export const leaveWorkspace = async ({
  services,
  tx,
  workspaceId,
  accountId,
}: WorkspaceScope): Promise<{ done: true }> => {
  if (accountId === null) throw fail('FORBIDDEN');
  await lockWorkspace(tx, workspaceId);
  const member = await findMemberByAccount(tx, { workspaceId, accountId });
  if (!member) throw fail('NOT_FOUND');
  await demandAnotherOwner(tx, member);
  await services.tell(tx, { kind: 'member-leaving', workspaceId, memberId: member.id });
  await deleteMember(tx, member.id);
  await publish(tx, { workspaceId, subject: 'members', id: member.id });
  return { done: true };
};
