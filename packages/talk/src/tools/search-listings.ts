import { HAZARD_KINDS } from '@propguard/rules/hazards/hazard-kinds';
import { STATES } from '@propguard/rules/places/states';
import * as z from 'zod';
import { composeListings } from '../answers/listings/compose-listings.ts';
import { listings } from '../dialogue/fill-listings.ts';
import { inheritSearch } from '../dialogue/inherit.ts';
import { OTHER_PLACES_MAX } from '../dialogue/other-places.ts';
import { SORT_ORDERS } from '../understanding/sort-order.ts';
import { Aud, Count, HomeType } from './arguments.ts';
import { defineTool } from './define-tool.ts';

export const searchListings = defineTool({
  name: 'search_listings',
  does: 'Properties for sale.',
  takes: z.strictObject({
    locality: z.string().min(1).optional().describe('Suburb, city or postcode'),
    orIn: z.array(z.string().min(1)).max(OTHER_PLACES_MAX).optional().describe('Other suburbs that will do'),
    nearby: z.boolean().optional().describe('Suburbs around it, too'),
    state: z.enum(STATES).optional(),
    propertyType: HomeType.optional(),
    orTypes: z.array(HomeType).max(3).optional().describe('Other types that will do'),
    minBedrooms: Count.optional(),
    maxBedrooms: Count.optional(),
    minBathrooms: Count.optional(),
    minCarSpaces: Count.optional(),
    minPriceAud: Aud.optional(),
    maxPriceAud: Aud.optional(),
    minLandSqm: Count.optional(),
    features: z.array(z.string()).optional(),
    maxRisk: z.strictObject({ kind: z.enum(HAZARD_KINDS), level: z.enum(['low', 'medium']) }).optional(),
    nearCoast: z.boolean().optional(),
    sort: z.enum(SORT_ORDERS).optional(),
  }),
  place: 'locality',
  fill: listings,
  inherit: inheritSearch,
  missing: (filled) => (Object.keys(filled).some((name) => name !== 'propertyType') ? null : 'locality'),
  needs: null,
  isForGuests: true,
  proposal: null,
  compose: composeListings,
  phrases: ['listingsFound', 'listingsRiskNote', 'span', 'beside', 'line'],
});
