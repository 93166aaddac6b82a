import { roleAtLeast } from '@propguard/rules/workspaces/roles';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { findAsked } from './invitation-store.ts';
import { joinWorkspace } from './join-workspace.ts';

/** An admin knows who is at the door: their word stands for the letter that could not be sent. */
export const letIn = async (scope: WorkspaceScope, id: string): Promise<{ done: true }> => {
  const { tx, workspaceId } = scope;
  const asked = await findAsked(tx, { workspaceId, id });
  if (!asked) throw fail('NOT_FOUND');
  if (!roleAtLeast(scope.role, asked.role)) throw fail('FORBIDDEN');
  if (!(await joinWorkspace(scope, { workspaceId, invitationId: id, ...asked }))) throw fail('NOT_FOUND');
  return { done: true };
};
