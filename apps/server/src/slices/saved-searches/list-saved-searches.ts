import type { SavedSearch } from '@propguard/protocol/saved-searches';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { describeRow } from './describe-saved-search.ts';
import { findSavedSearches } from './store.ts';

export const listSavedSearches = async (scope: WorkspaceScope): Promise<{ items: SavedSearch[] }> => {
  const items: SavedSearch[] = [];
  for (const row of await findSavedSearches(scope.tx, scope.workspaceId))
    items.push(await describeRow(scope, row));
  return { items };
};
