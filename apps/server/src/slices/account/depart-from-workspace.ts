import { eq } from 'drizzle-orm';
import type { OpenedScope, TxScope } from '../../access/any-scope.ts';
import { demandAnotherOwner, lockWorkspace, type MemberRow, othersIn } from '../../access/membership.ts';
import { enterWorkspace } from '../../db/database.ts';
import { members, workspaces } from '../../db/schema/workspaces.ts';
import { publish } from '../../events/publish.ts';

/** Whether a workspace goes with this person; refuses who would leave it without an owner. Also before any of it. */
export const endsWith = async ({ tx }: TxScope, member: MemberRow): Promise<boolean> => {
  if ((await othersIn(tx, member)).length === 0) return true;
  await demandAnotherOwner(tx, member);
  return false;
};

/** Takes a person out of a workspace for good. The last one out takes the workspace along. */
export const departFromWorkspace = async (
  { services, tx }: OpenedScope,
  member: MemberRow,
): Promise<void> => {
  const { workspaceId, id } = member;
  await enterWorkspace(tx, workspaceId);
  if (!(await lockWorkspace(tx, workspaceId))) return;
  if (await endsWith({ tx }, member)) {
    await services.tell(tx, { kind: 'workspace-ending', workspaceId });
    await tx.delete(workspaces).where(eq(workspaces.id, workspaceId));
    return;
  }
  await tx.delete(members).where(eq(members.id, id));
  await publish(tx, { workspaceId, subject: 'members', id });
};
