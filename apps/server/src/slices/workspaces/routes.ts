import { accountRoutes, publicRoutes, workspaceLastSteps, workspaceRoutes } from '../../access/guards.ts';
import { getStorageUse } from '../../access/workspace-storage.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { activateWorkspace } from './activate-workspace.ts';
import { askToJoin } from './ask-to-join.ts';
import { changeRole } from './change-role.ts';
import { createOwnWorkspace } from './create-own-workspace.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { getGround } from './get-ground.ts';
import { getWorkspace } from './get-workspace.ts';
import { inviteMember } from './invite-member.ts';
import { leaveWorkspace } from './leave-workspace.ts';
import { letIn } from './let-in.ts';
import { listInvitations } from './list-invitations.ts';
import { listMembers } from './list-members.ts';
import { listOwnWorkspaces } from './list-own-workspaces.ts';
import { removeMember } from './remove-member.ts';
import { requestExport } from './request-export.ts';
import { revokeInvitation } from './revoke-invitation.ts';
import { showInvitation } from './show-invitation.ts';
import { updateWorkspace } from './update-workspace.ts';

export const workspaceSliceRoutes = {
  mine: accountRoutes.workspaces.mine.handler(({ context }) =>
    context.openAccount('read', (scope) => listOwnWorkspaces(scope, context.principal)),
  ),
  create: accountRoutes.workspaces.create.handler(({ context, input }) =>
    context.openAccount('write', (scope) =>
      createOwnWorkspace(scope, {
        name: input.name,
        sessionId: context.principal.sessionId,
        idempotencyKey: context.idempotencyKey,
      }),
    ),
  ),
  activate: accountRoutes.workspaces.activate.handler(({ context, input }) =>
    context.openAccount('write', (scope) =>
      activateWorkspace(scope, { workspaceId: input.id, sessionId: context.principal.sessionId }),
    ),
  ),
  current: workspaceRoutes.workspaces.current.handler(({ context }) => getWorkspace(context.scope)),
  update: workspaceRoutes.workspaces.update.handler(({ context, input }) =>
    updateWorkspace(context.scope, input),
  ),
  remove: workspaceLastSteps.workspaces.remove.handler(({ context, input }) =>
    deleteWorkspace(context, input),
  ),
  ground: workspaceRoutes.workspaces.ground.handler(({ context }) => getGround(context.scope)),
  storage: workspaceRoutes.workspaces.storage.handler(({ context }) => getStorageUse(context.scope)),
  exportData: workspaceRoutes.workspaces.exportData.handler(({ context }) => requestExport(context.scope)),
  members: workspaceRoutes.workspaces.members.handler(({ context }) => listMembers(context.scope)),
  changeRole: workspaceRoutes.workspaces.changeRole.handler(({ context, input }) =>
    changeRole(context.scope, input),
  ),
  removeMember: workspaceRoutes.workspaces.removeMember.handler(({ context, input }) =>
    removeMember(context.scope, input.id),
  ),
  leave: workspaceRoutes.workspaces.leave.handler(({ context }) => leaveWorkspace(context.scope)),
  invitations: workspaceRoutes.workspaces.invitations.handler(({ context }) =>
    listInvitations(context.scope),
  ),
  invite: workspaceRoutes.workspaces.invite.handler(({ context, input }) =>
    inviteMember(context.scope, input),
  ),
  revokeInvitation: workspaceRoutes.workspaces.revokeInvitation.handler(({ context, input }) =>
    revokeInvitation(context.scope, input.id),
  ),
  letIn: workspaceRoutes.workspaces.letIn.handler(({ context, input }) => letIn(context.scope, input.id)),
  showInvitation: publicRoutes.workspaces.showInvitation.handler(({ context, input }) =>
    showInvitation(context.scope, input.token),
  ),
  acceptInvitation: accountRoutes.workspaces.acceptInvitation.handler(({ context, input }) =>
    context.openAccount('write', (scope) => acceptInvitation(scope, context.principal, input.token)),
  ),
  askToJoin: accountRoutes.workspaces.askToJoin.handler(({ context, input }) =>
    context.openAccount('write', (scope) => askToJoin(scope, context.principal, input.token)),
  ),
};
