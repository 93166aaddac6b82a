import { eq } from 'drizzle-orm';
import type { WorkspaceScope, WorkspaceSteps } from '../../access/workspace-scope.ts';
import { sessions } from '../../db/schema/identity.ts';
import { workspaces } from '../../db/schema/workspaces.ts';
import { publish } from '../../events/publish.ts';
import { fail, invalid } from '../../fail.ts';
import { endPaidSubscription } from '../plans/end-paid-subscription.ts';
import { ownStep } from '../plans/own-step.ts';
import { getWorkspace } from './get-workspace.ts';

type Named = { id: string; confirmName: string };

const demandNamed = async (scope: WorkspaceScope, { id, confirmName }: Named): Promise<void> => {
  if (id !== scope.workspaceId) throw fail('NOT_FOUND');
  const { name } = await getWorkspace(scope);
  if (confirmName !== name)
    throw invalid({ field: 'confirmName', message: 'That’s not this workspace’s name.' });
};

/** Every table of a workspace's data refers to it with a cascade, so this one row takes everything along. */
const removeAll = async ({ services, tx, workspaceId }: WorkspaceScope): Promise<void> => {
  await services.tell(tx, { kind: 'workspace-ending', workspaceId });
  await tx
    .update(sessions)
    .set({ activeWorkspaceId: null })
    .where(eq(sessions.activeWorkspaceId, workspaceId));
  await tx.delete(workspaces).where(eq(workspaces.id, workspaceId));
  await publish(tx, { workspaceId, subject: 'workspace', id: workspaceId });
};

export const deleteWorkspace = async (
  { services, openWorkspace: open }: WorkspaceSteps,
  named: Named,
): Promise<{ done: true }> => {
  await open('read', (scope) => demandNamed(scope, named));
  await endPaidSubscription({ services }, ownStep(open, named.id), named.id);
  await open('write', async (scope) => {
    await demandNamed(scope, named);
    await removeAll(scope);
  });
  return { done: true };
};
