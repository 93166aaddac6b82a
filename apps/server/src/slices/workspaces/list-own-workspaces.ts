import { findMembership } from '../../access/open-workspace.ts';
import type { SessionPrincipal } from '../../access/principal.ts';
import type { Context } from '../../context.ts';
import { findWorkspacesOf } from './store.ts';
import { toWorkspace } from './view.ts';

export const listOwnWorkspaces = ({
  services,
  principal,
}: {
  services: Context;
  principal: SessionPrincipal;
}) => {
  const accountId = principal.account.id;
  return services.database.inWorkspace({ workspaceId: null, accountId }, 'read', async (tx) => {
    const current = await findMembership(tx, principal);
    const rows = await findWorkspacesOf(tx, accountId);
    return {
      items: rows.map(({ workspace, role }) => ({
        ...toWorkspace(workspace),
        role,
        current: workspace.id === current?.workspace_id,
      })),
    };
  });
};
