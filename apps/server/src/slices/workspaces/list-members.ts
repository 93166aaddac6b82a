import type { Member } from '@propguard/protocol/workspaces';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findMembers } from './store.ts';
import { toMember } from './view.ts';

export const listMembers = async ({
  tx,
  workspaceId,
  accountId,
}: WorkspaceScope): Promise<{ items: Member[] }> => {
  const rows = await findMembers(tx, workspaceId);
  return { items: rows.map((row) => toMember(row, accountId)) };
};
