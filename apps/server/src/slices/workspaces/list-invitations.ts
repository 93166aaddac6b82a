import type { Invitation } from '@propguard/protocol/workspaces';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findOpenInvitations } from './invitation-store.ts';
import { toInvitation } from './view.ts';

export const listInvitations = async ({
  tx,
  workspaceId,
}: WorkspaceScope): Promise<{ items: Invitation[] }> => {
  const rows = await findOpenInvitations(tx, workspaceId);
  return { items: rows.map(toInvitation) };
};
