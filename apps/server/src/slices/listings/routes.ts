import { sessionRoutes } from '../../access/guards.ts';
import { getListing } from './get-listing.ts';
import { searchListings } from './search-listings.ts';

export const listingRoutes = {
  search: sessionRoutes.listings.search.handler(({ context, input }) =>
    searchListings(context.services, input),
  ),
  get: sessionRoutes.listings.get.handler(({ context, input }) => getListing(context.services, input.id)),
};
