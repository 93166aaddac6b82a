import { roleAtLeast } from '@propguard/rules/workspaces/roles';
import { demandAnotherOwner, lockWorkspace } from '../../access/membership.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { deleteMember, findMember } from './store.ts';

export const removeMember = async (
  { services, tx, workspaceId, role }: WorkspaceScope,
  id: string,
): Promise<{ done: true }> => {
  await lockWorkspace(tx, workspaceId);
  const person = await findMember(tx, { workspaceId, id });
  if (!person) throw fail('NOT_FOUND');
  if (!roleAtLeast(role, person.member.role)) throw fail('FORBIDDEN');
  await demandAnotherOwner(tx, person.member);
  await services.tell(tx, { kind: 'member-leaving', workspaceId, memberId: id });
  await deleteMember(tx, id);
  await publish(tx, { workspaceId, subject: 'members', id });
  return { done: true };
};
