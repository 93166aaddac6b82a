import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { workspaces } from '../db/schema/workspaces.ts';

/** A visitor who has kept nothing yet has no workspace; the usual zone speaks for it. */
export const findTimeZone = async (tx: Tx, workspaceId: string): Promise<string> => {
  const [row] = await tx
    .select({ timeZone: workspaces.timeZone })
    .from(workspaces)
    .where(eq(workspaces.id, workspaceId));
  return row?.timeZone ?? USUAL_TIME_ZONE;
};
