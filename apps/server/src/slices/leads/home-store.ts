import { and, asc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { installations } from '../../db/schema/installation.ts';
import { members } from '../../db/schema/workspaces.ts';

export const findOperator = async (tx: Tx): Promise<string | undefined> =>
  (await tx.select({ id: installations.operatorAccountId }).from(installations))[0]?.id ?? undefined;

/** In a transaction of the account. */
export const findFirstOwned = async (tx: Tx, accountId: string): Promise<string | undefined> =>
  (
    await tx
      .select({ workspaceId: members.workspaceId })
      .from(members)
      .where(and(eq(members.accountId, accountId), eq(members.role, 'owner')))
      .orderBy(asc(members.createdAt))
      .limit(1)
  )[0]?.workspaceId;
