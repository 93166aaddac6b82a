import type { ListingDetail } from '@propguard/protocol/listings';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { listEvents } from '../properties/list-events.ts';
import { listSales } from '../properties/list-sales.ts';
import { findListing } from './store.ts';
import { toListing } from './view.ts';

export const findListingDetail = async (scope: ReferenceScope, id: string): Promise<ListingDetail | null> => {
  const row = await findListing(scope.reader, id);
  if (!row) return null;
  const [events, sales] = await Promise.all([listEvents(scope, id), listSales(scope, row.id)]);
  return {
    ...toListing(row),
    description: row.description,
    events,
    earlierSales: sales.filter(({ contractDate }) => contractDate < row.listedOn),
  };
};

export const getListing = async (scope: ReferenceScope, id: string): Promise<ListingDetail> => {
  const listing = await findListingDetail(scope, id);
  if (!listing) throw fail('NOT_FOUND');
  return listing;
};
