import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { ListingQuery } from './listing-query.ts';
import { pageOf } from './paging.ts';
import { ListingEvent, ListingRecord, Property, Sale } from './property-records.ts';
import { sessionRoute } from './route.ts';
import { ById } from './shapes.ts';

export const Listing = ListingRecord.extend({ property: Property });
export type Listing = z.infer<typeof Listing>;

export const ListingPage = pageOf(Listing).extend({
  total: z.object({
    count: z.int().min(0),
    atLeast: z.boolean().describe('There are more than were counted.'),
  }),
});
export type ListingPage = z.infer<typeof ListingPage>;

export const ListingDetail = Listing.extend({
  description: z.string(),
  events: z.array(ListingEvent).describe('In the order in which they happened.'),
  earlierSales: z.array(Sale).describe('Of the property before it was listed, newest first.'),
});
export type ListingDetail = z.infer<typeof ListingDetail>;

const tags = ['places'];

export const listings = {
  search: sessionRoute('places:read')
    .route({ method: 'GET', path: '/listings', tags, summary: 'Find properties for sale' })
    .input(ListingQuery)
    .output(ListingPage),
  get: sessionRoute('places:read')
    .route({ method: 'GET', path: '/listings/{id}', tags, summary: 'One listing with its history' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(ListingDetail),
};
