import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { OwnListing } from './own-listings.ts';
import { operatorRoute } from './route.ts';
import { ById } from './shapes.ts';

const OfferedListing = OwnListing.pick({
  id: true,
  address: true,
  locality: true,
  type: true,
  status: true,
  guide: true,
  headline: true,
  listedOn: true,
  sharing: true,
  copyDiffers: true,
});
export type OfferedListing = z.infer<typeof OfferedListing>;

const tags = ['installation'];

/** Listings that agencies let everybody see: the operator says which of them join the shared market. */
export const offeredListings = {
  list: operatorRoute
    .route({ method: 'GET', path: '/offered-listings', tags, summary: 'Listings that agencies offer' })
    .output(z.object({ items: z.array(OfferedListing) })),
  publish: operatorRoute
    .route({
      method: 'POST',
      path: '/offered-listings/{id}/publish',
      tags,
      summary: 'Publish it to the shared market as it is now, or update what’s there',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById)
    .output(OfferedListing),
  withdraw: operatorRoute
    .route({
      method: 'POST',
      path: '/offered-listings/{id}/withdraw',
      tags,
      summary: 'Take it out of the shared market',
    })
    .errors(errorsOf('NOT_FOUND', 'CONFLICT'))
    .input(ById)
    .output(OfferedListing),
};
