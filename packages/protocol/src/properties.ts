import { NEARBY_MONTHS, NEARBY_RADIUS_METRES, NEARBY_SALES } from '@propguard/rules/properties/search-limits';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { ListingEvent, ListingRecord, Property, Sale } from './property-records.ts';
import { sessionRoute } from './route.ts';
import { ById } from './shapes.ts';

export const PropertyHistory = Property.extend({
  sales: z.array(Sale).describe('Newest first.'),
  listings: z.array(ListingRecord.extend({ events: z.array(ListingEvent) })).describe('Newest first.'),
});
export type PropertyHistory = z.infer<typeof PropertyHistory>;

export const NearbySale = z.object({ property: Property, sale: Sale, distanceMetres: z.int().min(0) });
export type NearbySale = z.infer<typeof NearbySale>;

const upTo = ({ default: usual, max }: { default: number; max: number }) =>
  z.coerce.number().int().min(1).max(max).default(usual);

export const NearbyQuery = ById.extend({
  limit: upTo(NEARBY_SALES),
  months: upTo(NEARBY_MONTHS).describe('Back from the last day the data covers.'),
  radiusMetres: upTo(NEARBY_RADIUS_METRES),
});

const tags = ['places'];

export const properties = {
  get: sessionRoute('places:read')
    .route({ method: 'GET', path: '/properties/{id}', tags, summary: 'One property, its sales and listings' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(PropertyHistory),
  nearbySales: sessionRoute('places:read')
    .route({
      method: 'GET',
      path: '/properties/{id}/nearby-sales',
      tags,
      summary: 'Sales around a property, nearest first',
      description: 'Only sales whose position is known exactly: the others have no distance.',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(NearbyQuery)
    .output(z.object({ items: z.array(NearbySale) })),
};
