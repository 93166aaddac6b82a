import type { PropertyHistory } from '@propguard/protocol/properties';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { toListingRecord } from './listing-record.ts';
import { toProperty } from './property-record.ts';
import { findEvents, findListings, findProperty, findSales } from './store.ts';
import { toEvent } from './view.ts';

export const getProperty = async ({ database }: Context, id: string): Promise<PropertyHistory> => {
  const row = await findProperty(database.plain, id);
  if (!row) throw fail('NOT_FOUND');
  const [sales, listings] = await Promise.all([
    findSales(database.plain, id),
    findListings(database.plain, id),
  ]);
  const events = await findEvents(
    database.plain,
    listings.map(({ listingId }) => listingId),
  );
  return {
    ...toProperty(row),
    sales,
    listings: listings.map((listing) => ({
      ...toListingRecord(listing),
      events: events.filter(({ listingId }) => listingId === listing.listingId).map(toEvent),
    })),
  };
};
