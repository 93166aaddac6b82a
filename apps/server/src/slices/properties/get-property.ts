import type { PropertyHistory } from '@propguard/protocol/properties';
import type { Property } from '@propguard/protocol/property-records';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { toListingRecord } from './listing-record.ts';
import { toProperty } from './property-record.ts';
import { findEvents, findListings, findProperty, findSales } from './store.ts';
import { toEvent } from './view.ts';

/** The home alone, without what happened to it. */
export const getHome = async ({ reader }: ReferenceScope, id: string): Promise<Property> => {
  const row = await findProperty(reader, id);
  if (!row) throw fail('NOT_FOUND');
  return toProperty(row);
};

export const getProperty = async (scope: ReferenceScope, id: string): Promise<PropertyHistory> => {
  const { reader } = scope;
  const home = await getHome(scope, id);
  const [sales, listings] = await Promise.all([findSales(reader, id), findListings(reader, id)]);
  const events = await findEvents(
    reader,
    listings.map(({ listingId }) => listingId),
  );
  return {
    ...home,
    sales,
    listings: listings.map((listing) => ({
      ...toListingRecord(listing),
      events: events.filter(({ listingId }) => listingId === listing.listingId).map(toEvent),
    })),
  };
};
