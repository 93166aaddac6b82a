import type { ListingQuery } from '@propguard/protocol/listing-query';
import type { ListingPage } from '@propguard/protocol/listings';
import { LISTING_COUNT_CAP } from '@propguard/rules/properties/search-limits';
import type { Context } from '../../context.ts';
import { makeCursor, readCursor } from '../../paging/cursor.ts';
import { countMatches, findPage, SortPosition } from './index/find-page.ts';
import { listingIndexOf } from './index/listing-index.ts';
import { matcherOf } from './index/matcher.ts';
import { findListings } from './store.ts';
import { understandFilter } from './understand-filter.ts';
import { toListing } from './view.ts';

const totalOf = (counted: number): ListingPage['total'] => ({
  count: Math.min(counted, LISTING_COUNT_CAP),
  atLeast: counted > LISTING_COUNT_CAP,
});

/** Which listings, and in which order, is found in memory; what is shown of them comes from the database. */
export const searchListings = async (
  services: Context,
  { cursor, limit, ...asked }: ListingQuery,
): Promise<ListingPage> => {
  const { sort, ...filters } = asked;
  const after = readCursor(asked, cursor, SortPosition);
  const filter = await understandFilter(services.database.plain, filters);
  const columns = await listingIndexOf(services).of(filter.status);
  const matches = matcherOf(columns, filter);
  const page = findPage(columns, { matches, sort, after, limit });
  const rows = await findListings(services.database.plain, page.ids);
  return {
    items: rows.map(toListing),
    nextCursor: page.next && makeCursor(asked, page.next),
    total: totalOf(countMatches(columns, matches, LISTING_COUNT_CAP + 1)),
  };
};
