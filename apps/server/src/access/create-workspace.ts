import { randomUUID } from 'node:crypto';
import { NEW_WORKSPACE_NAME } from '@propguard/rules/workspaces/names';
import { enterWorkspace, type Tx } from '../db/database.ts';
import { members, workspaces } from '../db/schema/workspaces.ts';

type NewWorkspace = { accountId: string; visitor: boolean; name: string | null; id?: string };

/** Makes a workspace with its first owner and leaves the transaction inside it. */
export const createWorkspace = async (
  tx: Tx,
  { accountId, visitor, name, id = randomUUID() }: NewWorkspace,
): Promise<string> => {
  await enterWorkspace(tx, id);
  await tx.insert(workspaces).values({ id, name: name ?? NEW_WORKSPACE_NAME, visitor });
  await tx.insert(members).values({ workspaceId: id, accountId, role: 'owner' });
  return id;
};
