import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { findOffice, type Office } from './store.ts';

/** Who is booked: the name of the workspace, and where it is. */
export const officeOf = ({ tx, workspaceId }: Pick<WorkspaceScope, 'tx' | 'workspaceId'>): Promise<Office> =>
  findOffice(tx, workspaceId);
