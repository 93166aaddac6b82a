import type { Workspace } from '@propguard/protocol/workspaces';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { findWorkspace } from './store.ts';
import { toWorkspace } from './view.ts';

export const getWorkspace = async ({ tx, workspaceId }: WorkspaceScope): Promise<Workspace> => {
  const row = await findWorkspace(tx, workspaceId);
  if (!row) throw fail('NOT_FOUND');
  return toWorkspace(row);
};
