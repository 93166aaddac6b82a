import { sessionRoutes } from '../../access/guards.ts';
import { getHome } from './get-home.ts';
import { getListing } from './get-listing.ts';
import { mapListings } from './map-listings.ts';
import { searchListings } from './search-listings.ts';

export const listingRoutes = {
  search: sessionRoutes.listings.search.handler(({ context, input }) => searchListings(context.scope, input)),
  map: sessionRoutes.listings.map.handler(({ context, input }) => mapListings(context.scope, input)),
  get: sessionRoutes.listings.get.handler(({ context, input }) => getListing(context.scope, input.id)),
  home: sessionRoutes.listings.home.handler(({ context, input }) => getHome(context.scope, input.id)),
};
