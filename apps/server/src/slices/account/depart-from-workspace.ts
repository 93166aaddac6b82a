import { eq } from 'drizzle-orm';
import type { OpenedScope } from '../../access/any-scope.ts';
import { demandAnotherOwner, lockWorkspace, type MemberRow, othersIn } from '../../access/membership.ts';
import { enterWorkspace } from '../../db/database.ts';
import { members, workspaces } from '../../db/schema/workspaces.ts';
import { publish } from '../../events/publish.ts';

/** Takes a person out of a workspace for good. The last one out takes the workspace along. */
export const departFromWorkspace = async (
  { services, tx }: OpenedScope,
  member: MemberRow,
): Promise<void> => {
  const { workspaceId, id } = member;
  await enterWorkspace(tx, workspaceId);
  if (!(await lockWorkspace(tx, workspaceId))) return;
  if ((await othersIn(tx, member)).length === 0) {
    await services.tell(tx, { kind: 'workspace-ending', workspaceId });
    await tx.delete(workspaces).where(eq(workspaces.id, workspaceId));
    return;
  }
  await demandAnotherOwner(tx, member);
  await tx.delete(members).where(eq(members.id, id));
  await publish(tx, { workspaceId, subject: 'members', id });
};
