import type { AccountScope } from '../../access/account-scope.ts';
import { findMembership } from '../../access/open-workspace.ts';
import type { SessionPrincipal } from '../../access/principal.ts';
import { findWorkspacesOf } from './store.ts';
import { toWorkspace } from './view.ts';

export const listOwnWorkspaces = async ({ tx, accountId }: AccountScope, principal: SessionPrincipal) => {
  const current = await findMembership(tx, principal);
  const rows = await findWorkspacesOf(tx, accountId);
  return {
    items: rows.map(({ workspace, role }) => ({
      ...toWorkspace(workspace),
      role,
      current: workspace.id === current?.workspace_id,
    })),
  };
};
