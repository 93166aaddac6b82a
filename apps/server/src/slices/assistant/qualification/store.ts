import { eq } from 'drizzle-orm';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { workspaces } from '../../../db/schema/workspaces.ts';

export const findOfficeName = async ({
  tx,
  workspaceId,
}: Pick<WorkspaceScope, 'tx' | 'workspaceId'>): Promise<string> =>
  (await tx.select({ name: workspaces.name }).from(workspaces).where(eq(workspaces.id, workspaceId)))[0]
    ?.name ?? '';
