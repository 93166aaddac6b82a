import { eq } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { sessions } from '../../db/schema/identity.ts';
import { workspaces } from '../../db/schema/workspaces.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { getWorkspace } from './get-workspace.ts';

/** Every table of a workspace's data refers to it with a cascade, so this one row takes everything along. */
export const deleteWorkspace = async (
  scope: WorkspaceScope,
  { id, confirmName }: { id: string; confirmName: string },
): Promise<{ done: true }> => {
  const { services, tx, workspaceId } = scope;
  if (id !== workspaceId) throw fail('NOT_FOUND');
  const { name } = await getWorkspace(scope);
  if (confirmName !== name)
    throw invalid({ field: 'confirmName', message: 'This is not the name of the workspace.' });
  await services.tell(tx, { kind: 'workspace-ending', workspaceId });
  await tx
    .update(sessions)
    .set({ activeWorkspaceId: null })
    .where(eq(sessions.activeWorkspaceId, workspaceId));
  await tx.delete(workspaces).where(eq(workspaces.id, workspaceId));
  await publish(tx, { workspaceId, subject: 'workspace', id: workspaceId });
  return { done: true };
};
