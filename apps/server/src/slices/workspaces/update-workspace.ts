import type { Workspace } from '@propguard/protocol/workspaces';
import { eq } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { workspaces } from '../../db/schema/workspaces.ts';
import { publish } from '../../events/publish.ts';
import { getWorkspace } from './get-workspace.ts';

export const updateWorkspace = async (
  scope: WorkspaceScope,
  { name, timeZone }: { name?: string | undefined; timeZone?: string | undefined },
): Promise<Workspace> => {
  const { tx, workspaceId } = scope;
  if (name !== undefined || timeZone !== undefined) {
    await tx.update(workspaces).set({ name, timeZone }).where(eq(workspaces.id, workspaceId));
    await publish(tx, { workspaceId, subject: 'workspace', id: workspaceId });
  }
  return getWorkspace(scope);
};
