import type { ListingFilters } from '@propguard/protocol/listing-query';
import type { SavedSearch } from '@propguard/protocol/saved-searches';
import { SAVED_SEARCHES_MAX, type SavedSearchAlert } from '@propguard/rules/properties/saved-search-limits';
import { demandRoom } from '../../access/demand-room.ts';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { describeSavedSearch } from './describe-saved-search.ts';
import { planAlerts } from './plan-alerts.ts';
import { countSavedSearches, findAddress, insertSavedSearch } from './store.ts';

type NewSavedSearch = { name: string; filters: ListingFilters; alerts: SavedSearchAlert };

/** What is there already is no news. */
export const createSavedSearch = async (
  scope: WorkspaceScope,
  { name, filters, alerts }: NewSavedSearch,
): Promise<SavedSearch> => {
  const { tx, workspaceId, accountId } = scope;
  const plan = await planAlerts(scope, alerts, accountId && (await findAddress(tx, accountId)));
  await demandRoom(tx, {
    of: 'saved searches',
    owner: workspaceId,
    most: SAVED_SEARCHES_MAX,
    count: () => countSavedSearches(tx, workspaceId),
  });
  const id = await insertSavedSearch(tx, { workspaceId, name, filters, createdBy: accountId, ...plan });
  await publish(tx, { workspaceId, subject: 'savedSearches', id });
  return describeSavedSearch(scope, id);
};
