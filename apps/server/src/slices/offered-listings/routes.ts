import { operatorRoutes } from '../../access/guards.ts';
import { listOffered, publishListing, withdrawListing } from './publish-listing.ts';

const routes = operatorRoutes.offeredListings;

export const offeredListingRoutes = {
  list: routes.list.handler(({ context }) => listOffered(context.scope)),
  publish: routes.publish.handler(({ context, input }) => publishListing(context.scope, input.id)),
  withdraw: routes.withdraw.handler(({ context, input }) => withdrawListing(context.scope, input.id)),
};
