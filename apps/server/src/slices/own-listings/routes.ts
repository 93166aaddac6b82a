import { workspaceRoutes } from '../../access/guards.ts';
import { addListing } from './add-listing.ts';
import { changeListing } from './change-listing.ts';
import { getListing, listListings } from './list-listings.ts';
import { offerListing } from './offer-listing.ts';
import { removeListing } from './remove-listing.ts';
import { setPhotos } from './set-photos.ts';
import { setStatus } from './set-status.ts';
import { showPhoto } from './show-photo.ts';

const routes = workspaceRoutes.ownListings;

export const ownListingRoutes = {
  list: routes.list.handler(({ context, input }) => listListings(context.scope, input)),
  get: routes.get.handler(({ context, input }) => getListing(context.scope, input.id)),
  create: routes.create.handler(({ context, input }) => addListing(context.scope, input)),
  change: routes.change.handler(({ context, input }) => changeListing(context.scope, input)),
  setStatus: routes.setStatus.handler(({ context, input }) => setStatus(context.scope, input)),
  setPhotos: routes.setPhotos.handler(({ context, input }) => setPhotos(context.scope, input)),
  photo: routes.photo.handler(({ context, input }) => showPhoto(context, input)),
  offer: routes.offer.handler(({ context, input }) => offerListing(context.scope, input)),
  remove: routes.remove.handler(({ context, input }) => removeListing(context.scope, input.id)),
};
