import type { ListingQuery } from '@propguard/protocol/listing-query';
import type { ListingPage } from '@propguard/protocol/listings';
import { LISTING_COUNT_CAP } from '@propguard/rules/properties/search-limits';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { makeCursor, readCursor } from '../../paging/cursor.ts';
import { countMatches, findPage, SortPosition } from './memory/find-page.ts';
import { listingIndexOf } from './memory/listing-index.ts';
import { matcherOf } from './memory/matcher.ts';
import { findListings } from './store.ts';
import { understandFilter } from './understand-filter.ts';
import { toListing } from './view.ts';

const totalOf = (counted: number): ListingPage['total'] => ({
  count: Math.min(counted, LISTING_COUNT_CAP),
  atLeast: counted > LISTING_COUNT_CAP,
});

/** Which listings, and in which order, is found in memory; what is shown of them comes from the database. */
export const searchListings = async (
  scope: ReferenceScope,
  { cursor, limit, ...asked }: ListingQuery,
): Promise<ListingPage> => {
  const { sort, ...filters } = asked;
  const after = readCursor(asked, cursor, SortPosition);
  const filter = await understandFilter(scope, filters);
  const columns = await listingIndexOf(scope).of(filter.status);
  const matches = matcherOf(columns, filter);
  const page = findPage(columns, { matches, sort, after, limit });
  const rows = await findListings(scope.reader, page.ids);
  return {
    items: rows.map(toListing),
    nextCursor: page.next && makeCursor(asked, page.next),
    total: totalOf(countMatches(columns, matches, LISTING_COUNT_CAP + 1)),
  };
};
