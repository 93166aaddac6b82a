import type { ListingFilters } from '@propguard/protocol/listing-query';
import type { Context } from '../../context.ts';
import type { Reader } from '../../db/database.ts';
import { countMatches } from './index/find-page.ts';
import { listingIndexOf } from './index/listing-index.ts';
import { matcherOf } from './index/matcher.ts';
import { understandFilter } from './understand-filter.ts';

/** How many that match became known after the moment. */
export const countNewListings = async (
  services: Context,
  db: Reader,
  { sort: _sort, ...filters }: ListingFilters,
  sinceMs: number,
): Promise<number> => {
  const columns = await listingIndexOf(services).of(filters.status);
  if (columns.lastKnownAtMs <= sinceMs) return 0;
  const matches = matcherOf(columns, await understandFilter(db, filters));
  return countMatches(columns, (row) => (columns.knownAtMs[row] ?? 0) > sinceMs && matches(row));
};
