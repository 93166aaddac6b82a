import type { Member } from '@propguard/protocol/workspaces';
import { mayAssignRole, type Role } from '@propguard/rules/workspaces/roles';
import { eq } from 'drizzle-orm';
import { demandAnotherOwner, lockWorkspace } from '../../access/membership.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { members } from '../../db/schema/workspaces.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { findMember } from './store.ts';
import { toMember } from './view.ts';

export const changeRole = async (
  { tx, workspaceId, accountId, role: callerRole }: WorkspaceScope,
  { id, role }: { id: string; role: Role },
): Promise<Member> => {
  await lockWorkspace(tx, workspaceId);
  const person = await findMember(tx, { workspaceId, id });
  if (!person) throw fail('NOT_FOUND');
  const { member } = person;
  if (!mayAssignRole(callerRole, member.role, role)) throw fail('FORBIDDEN');
  if (role !== 'owner') await demandAnotherOwner(tx, member);
  await tx.update(members).set({ role }).where(eq(members.id, id));
  await publish(tx, { workspaceId, subject: 'members', id });
  return toMember({ ...person, member: { ...member, role } }, accountId);
};
