import type { Workspace } from '@propguard/protocol/workspaces';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { getWorkspace } from './get-workspace.ts';

/** What reaches beyond the browser, mail to others or a key for a program, needs an account behind it. */
export const demandAccount = async (scope: WorkspaceScope): Promise<Workspace> => {
  const workspace = await getWorkspace(scope);
  if (workspace.visitor) throw fail('UNAUTHENTICATED');
  return workspace;
};
