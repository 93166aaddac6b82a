import {
  LISTING_EVENT_KINDS,
  LISTING_STATUSES,
  SALE_METHODS,
} from '@propguard/rules/properties/listing-life';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import * as z from 'zod';
import { Locality } from './localities.ts';
import { Day, Id } from './shapes.ts';

/** Whole Australian dollars. */
const Aud = z.int();
const Sample = z.boolean().describe('Made up, for trying the product.');
const Count = z.int().min(0).nullable();

/** `null`: not known. */
export const Property = z.object({
  id: Id,
  address: z.string().describe('Without the suburb: `3/53 Northam Avenue`.'),
  locality: Locality.pick({ id: true, name: true, state: true, postcode: true }),
  latitude: z.number(),
  longitude: z.number(),
  positionSource: z
    .enum(['exact', 'locality'])
    .describe('`locality`: only the suburb is known, and the position is its centre.'),
  type: z.enum(PROPERTY_TYPES),
  bedrooms: Count,
  bathrooms: Count,
  carSpaces: Count,
  landM2: Count,
  buildingM2: Count,
  yearBuilt: z.int().nullable(),
  features: z.array(z.string()),
  photoVersion: z.string().describe('Pass it as `v` to /photos, and the picture may be kept for good.'),
  sample: Sample,
});
export type Property = z.infer<typeof Property>;

export const Sale = z.object({
  id: Id,
  contractDate: Day,
  settlementDate: Day.nullable(),
  priceAud: Aud,
  method: z.enum(SALE_METHODS),
  sample: Sample,
});
export type Sale = z.infer<typeof Sale>;

export const ListingRecord = z.object({
  id: Id,
  status: z.enum(LISTING_STATUSES),
  guide: z.object({ fromAud: Aud, toAud: Aud }).nullable().describe('Null where the seller names no price.'),
  listedOn: Day,
  closedOn: Day.nullable().describe('When it was sold or withdrawn.'),
  daysOnMarket: z.int().describe('Until it closed, or until the last day the data covers.'),
  headline: z.string(),
  photoSeed: z.int(),
  sample: Sample,
});
export type ListingRecord = z.infer<typeof ListingRecord>;

export const ListingEvent = z.object({
  on: Day,
  kind: z.enum(LISTING_EVENT_KINDS),
  priceAud: Aud.nullable().describe('The price asked, the highest bid or the price paid, by kind.'),
});
export type ListingEvent = z.infer<typeof ListingEvent>;
