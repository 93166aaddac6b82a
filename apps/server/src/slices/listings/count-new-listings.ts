import type { ListingFilters } from '@propguard/protocol/listing-query';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { countMatches } from './memory/find-page.ts';
import { listingIndexOf } from './memory/listing-index.ts';
import { matcherOf } from './memory/matcher.ts';
import { understandFilter } from './understand-filter.ts';

/** How many that match became known after the moment. */
export const countNewListings = async (
  scope: ReferenceScope,
  { sort: _sort, ...filters }: ListingFilters,
  sinceMs: number,
): Promise<number> => {
  const columns = await listingIndexOf(scope).of(filters.status);
  if (columns.lastKnownAtMs <= sinceMs) return 0;
  const matches = matcherOf(columns, await understandFilter(scope, filters));
  return countMatches(columns, (row) => (columns.knownAtMs[row] ?? 0) > sinceMs && matches(row));
};
