import { STATES } from '@propguard/rules/places/states';
import { LISTING_STATUSES } from '@propguard/rules/properties/listing-life';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import {
  FEATURE_MAX_LENGTH,
  FEATURES_MAX,
  LAND_MAX_M2,
  PRICE_MAX_AUD,
  ROOMS_MAX,
} from '@propguard/rules/properties/search-limits';
import * as z from 'zod';
import { PageQuery } from './paging.ts';

const LISTING_SORTS = ['newest', 'price_up', 'price_down', 'land'] as const;
export type ListingSort = (typeof LISTING_SORTS)[number];

/** `type=house,land` or `type=house&type=land`; the order says nothing. */
export const Several = z
  .union([z.string().max(1000), z.array(z.string().max(100)).max(FEATURES_MAX)], 'Separate them with commas.')
  .transform((sent) => [
    ...new Set(
      [sent]
        .flat()
        .flatMap((part) => part.split(','))
        .map((part) => part.trim())
        .filter(Boolean),
    ),
  ])
  .transform((parts) => parts.sort());

/** Faults are those of the whole field: what was sent is one list, not numbered ones. */
export const severalOf = <T extends string>(allowed: readonly T[]) =>
  Several.transform((parts, context): T[] => {
    const known = parts.map((part) => allowed.find((one) => one === part));
    if (known.every((one) => one !== undefined)) return known;
    context.addIssue({ code: 'custom', message: `Choose from: ${allowed.join(', ')}.` });
    return z.NEVER;
  });
const Features = Several.refine(
  (parts) => parts.length <= FEATURES_MAX && parts.every((part) => part.length <= FEATURE_MAX_LENGTH),
  `At most ${FEATURES_MAX}, each of at most ${FEATURE_MAX_LENGTH} characters.`,
);

/** An empty field of a form is none, not nought. */
const numeric = <T extends z.ZodType>(schema: T) =>
  z.preprocess((sent) => (sent === '' ? undefined : sent), schema.optional()).optional();
const upTo = (max: number) => numeric(z.coerce.number().int().min(0).max(max));
const longitude = numeric(z.coerce.number().min(-180).max(180));
const latitude = numeric(z.coerce.number().min(-90).max(90));

const LISTING_FILTERS = {
  query: z
    .string()
    .trim()
    .max(100)
    .optional()
    .describe('A suburb, a postcode or a state, in any order; `Asquith or Waitara` are both.'),
  localityId: z.string().max(120).optional(),
  state: z.enum(STATES).optional(),
  type: severalOf(PROPERTY_TYPES).optional(),
  status: z.enum(LISTING_STATUSES).default('active'),
  priceMin: upTo(PRICE_MAX_AUD).describe('In dollars; the guide may reach above it.'),
  priceMax: upTo(PRICE_MAX_AUD).describe('In dollars; the guide may begin below it.'),
  bedroomsMin: upTo(ROOMS_MAX),
  bathroomsMin: upTo(ROOMS_MAX),
  carSpacesMin: upTo(ROOMS_MAX),
  landMin: upTo(LAND_MAX_M2).describe('In square metres.'),
  landMax: upTo(LAND_MAX_M2).describe('In square metres.'),
  features: Features.optional().describe('All of them: `balcony,secure parking`.'),
  west: longitude,
  south: latitude,
  east: longitude,
  north: latitude,
};
const Sort = z
  .enum(LISTING_SORTS)
  .default('newest')
  .describe('What has no price or no land size comes last.');
const Filters = z.object(LISTING_FILTERS);

type Problem = { field: keyof z.infer<typeof Filters>; message: string };
const SIDES = ['west', 'south', 'east', 'north'] as const;

const isUpsideDown = (low: number | undefined, high: number | undefined): boolean =>
  low !== undefined && high !== undefined && low > high;

const problemsOf = (query: z.infer<typeof Filters>): Problem[] => {
  const problems: Problem[] = [];
  if (isUpsideDown(query.priceMin, query.priceMax))
    problems.push({ field: 'priceMin', message: 'The lowest price is above the highest.' });
  if (isUpsideDown(query.landMin, query.landMax))
    problems.push({ field: 'landMin', message: 'The smallest land size is above the largest.' });
  const missing = SIDES.filter((side) => query[side] === undefined);
  if (missing.length < SIDES.length)
    problems.push(...missing.map((field) => ({ field, message: 'A box needs all four sides.' })));
  if (isUpsideDown(query.west, query.east))
    problems.push({
      field: 'west',
      message: 'The box reaches over the date line: west must not be past east.',
    });
  if (isUpsideDown(query.south, query.north))
    problems.push({ field: 'south', message: 'The box is upside down: south must not be above north.' });
  return problems;
};

const refuseContradictions = (query: z.infer<typeof Filters>, context: z.RefinementCtx): void => {
  for (const { field, message } of problemsOf(query))
    context.addIssue({ code: 'custom', path: [field], message });
};

export const ListingQuery = PageQuery.extend({ ...LISTING_FILTERS, sort: Sort }).superRefine(
  refuseContradictions,
);
export type ListingQuery = z.infer<typeof ListingQuery>;

/** What a saved search keeps: which listings, and in which order. */
export const ListingFilters = z.object({ ...LISTING_FILTERS, sort: Sort }).superRefine(refuseContradictions);
export type ListingFilters = z.infer<typeof ListingFilters>;

/** A map asks for a box and the zoom at which it draws; near listings come together in one mark. */
export const ListingMapQuery = z
  .object({
    ...LISTING_FILTERS,
    zoom: z.coerce.number().min(0).max(22).describe('As web maps count it: 0 is the whole world.'),
  })
  .superRefine(refuseContradictions);
export type ListingMapQuery = z.infer<typeof ListingMapQuery>;
