import { eq } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { workspaces } from '../../db/schema/workspaces.ts';

const USUAL_TIME_ZONE = 'Australia/Sydney';

/** The day that an instant falls on where the workspace is. */
export const dayInWorkspace = async ({ tx, workspaceId }: WorkspaceScope, instant: Date): Promise<string> => {
  const [row] = await tx
    .select({ timeZone: workspaces.timeZone })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  // en-CA writes a day as 2026-11-15.
  return instant.toLocaleDateString('en-CA', { timeZone: row?.timeZone ?? USUAL_TIME_ZONE });
};

/** Rules come into force at local midnight. */
export const todayInWorkspace = (scope: WorkspaceScope): Promise<string> => dayInWorkspace(scope, new Date());
