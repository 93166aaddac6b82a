import type { ListingQuery } from '@propguard/protocol/listing-query';
import type { ListingPage } from '@propguard/protocol/listings';
import { LISTING_COUNT_CAP } from '@propguard/rules/properties/search-limits';
import type { Context } from '../../context.ts';
import { makeCursor, readCursor } from '../../paging/cursor.ts';
import { findLocalityIds } from '../localities/find-locality-ids.ts';
import { SORT_ORDERS } from './sort-orders.ts';
import { countListings, searchListings as findPage } from './store.ts';
import { toListing } from './view.ts';

const totalOf = (counted: number): ListingPage['total'] => ({
  count: Math.min(counted, LISTING_COUNT_CAP),
  atLeast: counted > LISTING_COUNT_CAP,
});

export const searchListings = async (
  services: Context,
  { cursor, limit, ...asked }: ListingQuery,
): Promise<ListingPage> => {
  const order = SORT_ORDERS[asked.sort];
  const after = readCursor(asked, cursor, order.position);
  const { query, sort: _sort, ...rest } = asked;
  const filter = { ...rest, localityIds: query ? await findLocalityIds(services, query) : undefined };
  const { plain } = services.database;
  const [rows, counted] = await Promise.all([
    findPage(plain, { filter, order, after, limit: limit + 1 }),
    countListings(plain, filter, LISTING_COUNT_CAP + 1),
  ]);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return {
    items: page.map(toListing),
    nextCursor: isMore ? makeCursor(asked, order.positionOf(last.sortKey, last.listingId)) : null,
    total: totalOf(counted),
  };
};
