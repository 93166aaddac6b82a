import { ListingFilters } from '@propguard/protocol/listing-query';
import type { SavedSearch } from '@propguard/protocol/saved-searches';
import type { SavedSearchRow } from './store.ts';

export const filtersOf = ({ filters }: Pick<SavedSearchRow, 'filters'>): ListingFilters =>
  ListingFilters.parse(filters);

export const toSavedSearch = (
  row: SavedSearchRow,
  { newCount, accountId }: { newCount: number; accountId: string | null },
): SavedSearch => ({
  id: row.id,
  name: row.name,
  filters: filtersOf(row),
  alerts: row.alerts,
  newCount,
  seenAt: row.seenAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  createdBy: row.createdByName,
  mine: row.createdBy !== null && row.createdBy === accountId,
});
