import type { Role } from '@propguard/rules/workspaces/roles';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../db/database.ts';
import { installations } from '../../db/schema/installation.ts';
import { members, workspaces } from '../../db/schema/workspaces.ts';

export const findInstallation = async (
  tx: Tx,
): Promise<{ operatorAccountId: string | null; homeWorkspaceId: string | null }> =>
  (
    await tx
      .select({
        operatorAccountId: installations.operatorAccountId,
        homeWorkspaceId: installations.homeWorkspaceId,
      })
      .from(installations)
  )[0] ?? { operatorAccountId: null, homeWorkspaceId: null };

/** Those that an account owns or manages, the one they came to first first. In a transaction of the account. */
export const findRunWorkspaces = (
  tx: Tx,
  accountId: string,
): Promise<{ id: string; name: string; role: Role }[]> =>
  tx
    .select({ id: workspaces.id, name: workspaces.name, role: members.role })
    .from(members)
    .innerJoin(workspaces, eq(workspaces.id, members.workspaceId))
    .where(and(eq(members.accountId, accountId), inArray(members.role, ['owner', 'admin'])))
    .orderBy(asc(members.createdAt), asc(members.id));

export const saveHomeWorkspace = async (tx: Tx, workspaceId: string | null): Promise<void> => {
  await tx.update(installations).set({ homeWorkspaceId: workspaceId });
};
