import { EARLIEST_YEAR_BUILT, isPlausiblePrice } from '@propguard/rules/imports/plausible-values';
import {
  OWN_LISTING_EVENT_KINDS,
  OWN_LISTING_STATUSES,
  SHARING_STATES,
} from '@propguard/rules/own-listings/own-listing-life';
import {
  ADDRESS_MAX_LENGTH,
  DESCRIPTION_MAX_LENGTH,
  HEADLINE_MAX_LENGTH,
  OWN_LISTING_PHOTOS_MAX,
  REFERENCE_MAX_LENGTH,
} from '@propguard/rules/own-listings/own-listing-limits';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import {
  FEATURE_MAX_LENGTH,
  FEATURES_MAX,
  LAND_MAX_M2,
  PRICE_MAX_AUD,
  ROOMS_MAX,
} from '@propguard/rules/properties/search-limits';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { PageQuery, pageOf } from './paging.ts';
import { Property } from './property-records.ts';
import { workspaceRoute } from './route.ts';
import { ById, Day, Done, Id, Instant, oneLine, Whole } from './shapes.ts';

const Status = z.enum(OWN_LISTING_STATUSES);
const LATEST_YEAR_BUILT = 2100;
const Price = z
  .int()
  .max(PRICE_MAX_AUD)
  .refine(isPlausiblePrice, 'Enter the price of one home, in whole dollars.')
  .meta({ examples: [850_000] });
const Count = z.int().min(0).max(ROOMS_MAX).nullable();
const Area = z.int().min(1).max(LAND_MAX_M2).nullable();

const OwnPhoto = z.object({ id: Id, width: z.int().nullable(), height: z.int().nullable() });

/** What we think it is worth, beside what is asked. */
const OwnValue = z.object({
  valueAud: z.int(),
  lowAud: z.int(),
  highAud: z.int(),
  asOf: Day,
  sample: z.boolean().describe('From made-up sales.'),
  guideIs: z
    .enum(['below', 'within', 'above'])
    .nullable()
    .describe('The price guide beside the range of 80%; null without a guide.'),
});

/** A home that an agency sells, as it entered it. The installation's market never counts it, unless it is published. */
export const OwnListing = Property.omit({ photoVersion: true, sample: true }).extend({
  reference: z.string().nullable().describe('The agency’s own number of it.'),
  status: Status,
  guide: z.object({ fromAud: z.int(), toAud: z.int() }).nullable(),
  soldPriceAud: z.int().nullable(),
  listedOn: Day.nullable().describe('Null while it is a draft.'),
  closedOn: Day.nullable(),
  daysOnMarket: z.int().nullable(),
  headline: z.string(),
  agent: z.object({ id: Id, name: z.string() }).nullable(),
  photos: z.array(OwnPhoto).describe('In their order; the first is the cover.'),
  value: OwnValue.nullable().describe('Null where the evidence does not suffice.'),
  sharing: z.enum(SHARING_STATES),
  copyDiffers: z.boolean().describe('Published, and what everybody sees is not as it is now.'),
  version: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
});
export type OwnListing = z.infer<typeof OwnListing>;

const OwnListingEvent = z.object({
  id: Id,
  kind: z.enum(OWN_LISTING_EVENT_KINDS),
  at: Instant,
  by: z.string().nullable().describe('Null: a program, or somebody who is gone.'),
  from: z.string().nullable(),
  to: z.string().nullable(),
  note: z.string(),
});

export const OwnListingDetail = OwnListing.extend({
  description: z.string(),
  events: z.array(OwnListingEvent).describe('Newest first.'),
});
export type OwnListingDetail = z.infer<typeof OwnListingDetail>;

const facts = {
  address: oneLine(ADDRESS_MAX_LENGTH)
    .min(1, 'Enter the street address.')
    .describe('Without the suburb: `3/53 Northam Avenue`.'),
  localityId: z.string().min(1, 'Choose the suburb.').max(120),
  reference: oneLine(REFERENCE_MAX_LENGTH).nullable(),
  type: z.enum(PROPERTY_TYPES),
  bedrooms: Count,
  bathrooms: Count,
  carSpaces: Count,
  landM2: Area,
  buildingM2: Area,
  yearBuilt: z.int().min(EARLIEST_YEAR_BUILT).max(LATEST_YEAR_BUILT).nullable(),
  features: z.array(oneLine(FEATURE_MAX_LENGTH).toLowerCase()).max(FEATURES_MAX),
  guideFromAud: Price.nullable(),
  guideToAud: Price.nullable(),
  headline: oneLine(HEADLINE_MAX_LENGTH),
  description: z.string().trim().max(DESCRIPTION_MAX_LENGTH),
  agentId: Id.nullable(),
};

type Guide = { guideFromAud?: number | null | undefined; guideToAud?: number | null | undefined };
const isRightWayUp = ({ guideFromAud, guideToAud }: Guide): boolean =>
  !(guideFromAud && guideToAud) || guideFromAud <= guideToAud;
const UPSIDE_DOWN = { path: ['guideToAud'], message: 'The guide’s upper end is below its lower end.' };

export const NewOwnListing = z
  .object({
    ...facts,
    reference: facts.reference.default(null),
    bedrooms: Count.default(null),
    bathrooms: Count.default(null),
    carSpaces: Count.default(null),
    landM2: Area.default(null),
    buildingM2: Area.default(null),
    yearBuilt: facts.yearBuilt.default(null),
    features: facts.features.default([]),
    guideFromAud: facts.guideFromAud.default(null),
    guideToAud: facts.guideToAud.default(null),
    headline: facts.headline.default(''),
    description: facts.description.default(''),
    agentId: facts.agentId.default(null),
  })
  .refine(isRightWayUp, UPSIDE_DOWN);
export type NewOwnListing = z.infer<typeof NewOwnListing>;

const OwnListingChange = z.object(facts).partial();
export type OwnListingChange = z.infer<typeof OwnListingChange>;

const OwnListingQuery = PageQuery.extend({
  status: Status.optional(),
  query: z
    .string()
    .trim()
    .max(100)
    .default('')
    .describe('In the address, the suburb, the headline or the reference.'),
});
export type OwnListingQuery = z.infer<typeof OwnListingQuery>;

const tags = ['own listings'];
const reads = workspaceRoute('viewer', 'leads:read');
const writes = workspaceRoute('agent', 'leads:write');
const changing = errorsOf('NOT_FOUND', 'CONFLICT');
const PhotoIds = z.array(Id).max(OWN_LISTING_PHOTOS_MAX, `At most ${OWN_LISTING_PHOTOS_MAX} photos.`);

export const ownListings = {
  list: reads
    .route({ method: 'GET', path: '/own-listings', tags, summary: 'The agency’s own listings, newest first' })
    .input(OwnListingQuery)
    .output(
      pageOf(OwnListing).extend({ counts: z.record(Status, z.int()).describe('All of them, by status.') }),
    ),
  get: reads
    .route({ method: 'GET', path: '/own-listings/{id}', tags, summary: 'One, with its history' })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById)
    .output(OwnListingDetail),
  create: writes
    .route({
      method: 'POST',
      path: '/own-listings',
      tags,
      summary: 'Add a listing, as a draft',
      successStatus: 201,
    })
    .errors(errorsOf('LIMIT_REACHED'))
    .input(NewOwnListing)
    .output(OwnListingDetail),
  change: writes
    .route({ method: 'PATCH', path: '/own-listings/{id}', tags, summary: 'Change a listing’s details' })
    .errors(changing)
    .input(
      ById.extend(OwnListingChange.shape)
        .extend({
          version: Whole.describe(
            'The listing’s version as you read it: CONFLICT if someone changed it since.',
          ),
        })
        .refine(isRightWayUp, UPSIDE_DOWN),
    )
    .output(OwnListingDetail),
  setStatus: writes
    .route({
      method: 'POST',
      path: '/own-listings/{id}/status',
      tags,
      summary: 'Put it on the market, under offer, sold or off the market',
    })
    .errors(changing)
    .input(
      ById.extend({
        status: Status,
        soldPriceAud: Price.nullable().default(null).describe('Of a sale, where it may be told.'),
        note: oneLine(200).default(''),
      }),
    )
    .output(OwnListingDetail),
  setPhotos: writes
    .route({
      method: 'PUT',
      path: '/own-listings/{id}/photos',
      tags,
      summary: 'Its photos, in their order: pictures that were kept by /media',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ photos: PhotoIds }))
    .output(OwnListingDetail),
  photo: reads
    .route({
      method: 'GET',
      path: '/own-listings/{id}/photos/{photoId}',
      tags,
      summary: 'One of its photos, large or small',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(ById.extend({ photoId: Id, size: z.enum(['full', 'small']).default('small') }))
    .output(z.file()),
  offer: workspaceRoute('admin', 'leads:write')
    .route({
      method: 'POST',
      path: '/own-listings/{id}/sharing',
      tags,
      summary: 'Let the operator publish it to everybody, or take that back',
    })
    .errors(changing)
    .input(ById.extend({ offered: z.boolean() }))
    .output(OwnListingDetail),
  remove: writes
    .route({
      method: 'DELETE',
      path: '/own-listings/{id}',
      tags,
      summary: 'Remove a draft; what was on the market is withdrawn instead',
    })
    .errors(changing)
    .input(ById)
    .output(Done),
};
