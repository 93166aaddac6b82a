import type { Mode } from '../db/database.ts';
import type { OpenGuest } from './guest-scope.ts';
import { openWorkspaceFor } from './open-workspace.ts';
import type { WorkspaceScope } from './workspace-scope.ts';

/** The transaction of a pass's workspace, and the one row that the pass is about. */
export type HeldScope = Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId'> & { subjectId: string };

/** The pass is looked at first; the workspace is the pass's, whatever the request says. */
export const openHeld = async <T>(
  open: OpenGuest,
  mode: Mode,
  work: (scope: HeldScope) => Promise<T>,
): Promise<T> => {
  const { services, pass } = await open('read', async (scope) => scope);
  return openWorkspaceFor(
    services,
    { workspaceId: pass.workspaceId, accountId: null, role: 'viewer' },
    mode,
    ({ tx, workspaceId }) => work({ services, tx, workspaceId, subjectId: pass.subjectId }),
  );
};
