import { eq } from 'drizzle-orm';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { workspaces } from '../../db/schema/workspaces.ts';

const USUAL_TIME_ZONE = 'Australia/Sydney';

/** The day it is where the workspace is: rules come into force at local midnight. */
export const todayInWorkspace = async ({ tx, workspaceId }: WorkspaceScope): Promise<string> => {
  const [row] = await tx
    .select({ timeZone: workspaces.timeZone })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  // en-CA writes a day as 2026-11-15.
  return new Date().toLocaleDateString('en-CA', { timeZone: row?.timeZone ?? USUAL_TIME_ZONE });
};
