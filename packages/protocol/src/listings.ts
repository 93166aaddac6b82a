import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { ListingMapQuery, ListingQuery } from './listing-query.ts';
import { pageOf } from './paging.ts';
import { PropertyHistory } from './properties.ts';
import { ListingEvent, ListingRecord, Property, Sale } from './property-records.ts';
import { sessionRoute } from './route.ts';
import { ById, Id } from './shapes.ts';

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

/** What stands behind an id, whichever of the two it is of. */
export const ListedHome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listing'), listing: ListingDetail }),
  z.object({ kind: z.literal('property'), property: PropertyHistory }).describe('No listing has this id.'),
]);
export type ListedHome = z.infer<typeof ListedHome>;

/** One mark of the map: a single listing, or several that stand close together at this zoom. */
export const ListingMark = z.object({
  longitude: z.number(),
  latitude: z.number(),
  count: z.int().min(1),
  listingId: Id.nullable().describe('Of a single listing.'),
  priceAud: z.int().nullable().describe('Where the guide begins; of several, their median.'),
  box: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .nullable()
    .describe('West, south, east, north of several, to zoom to.'),
});
export type ListingMark = z.infer<typeof ListingMark>;

export const ListingMap = z.object({
  marks: z.array(ListingMark),
  count: z.int().min(0).describe('All that match inside the box.'),
});
export type ListingMap = z.infer<typeof ListingMap>;

const tags = ['places'];

export const listings = {
  search: sessionRoute('places:read')
    .route({ method: 'GET', path: '/listings', tags, summary: 'Find properties for sale' })
    .input(ListingQuery)
    .output(ListingPage),
  map: sessionRoute('places:read')
    .route({ method: 'GET', path: '/listings/map', tags, summary: 'The same, as marks on a map' })
    .input(ListingMapQuery)
    .output(ListingMap),
  get: sessionRoute('places:read')
    .route({ method: 'GET', path: '/listings/{id}', tags, summary: 'One listing with its history' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(ListingDetail),
  home: sessionRoute('places:read')
    .route({
      method: 'GET',
      path: '/homes/{id}',
      tags,
      summary: 'One home, by the id of a listing of it or by its own',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(ListedHome),
};
