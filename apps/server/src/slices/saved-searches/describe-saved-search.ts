import type { SavedSearch } from '@propguard/protocol/saved-searches';
import { referenceWithin } from '../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { countNewListings } from '../listings/count-new-listings.ts';
import { findSavedSearch, type SavedSearchRow } from './store.ts';
import { filtersOf, toSavedSearch } from './view.ts';

export const describeRow = async (scope: WorkspaceScope, row: SavedSearchRow): Promise<SavedSearch> => {
  const newCount = await countNewListings(referenceWithin(scope), filtersOf(row), row.seenAtMs);
  return toSavedSearch(row, { newCount, accountId: scope.accountId });
};

export const demandSavedSearch = async (
  { tx, workspaceId }: WorkspaceScope,
  id: string,
): Promise<SavedSearchRow> => {
  const row = await findSavedSearch(tx, { workspaceId, id });
  if (!row) throw fail('NOT_FOUND');
  return row;
};

export const describeSavedSearch = async (scope: WorkspaceScope, id: string): Promise<SavedSearch> =>
  describeRow(scope, await demandSavedSearch(scope, id));
