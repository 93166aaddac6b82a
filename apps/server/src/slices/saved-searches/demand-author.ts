import { roleAtLeast } from '@propguard/rules/workspaces/roles';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import type { SavedSearchRow } from './store.ts';

/** Whoever saved a search decides on it, and those who run the workspace. */
export const demandAuthor = ({ accountId, role }: WorkspaceScope, { createdBy }: SavedSearchRow): void => {
  const isAuthor = createdBy !== null && createdBy === accountId;
  if (!isAuthor && !roleAtLeast(role, 'admin')) throw fail('FORBIDDEN');
};
