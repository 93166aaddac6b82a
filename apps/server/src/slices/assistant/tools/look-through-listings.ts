import { ListingQuery } from '@propguard/protocol/listing-query';
import type { Listing } from '@propguard/protocol/listings';
import { BAR_RISK_BANDS } from '@propguard/rules/hazards/risk-bands';
import { CITIES, type City } from '@propguard/rules/market/cities';
import { countedAs } from '@propguard/rules/market/property-types';
import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { hazardsOfProperties } from '../../hazards/hazards-of-properties.ts';
import { searchListings as findListings } from '../../listings/search-listings.ts';
import { nearCoast } from './near-coast.ts';

export type SearchArguments = ArgumentsOf<'search_listings'>;

const SHOWN = 5;
const PAGE = 100;
/** How many listings are looked through for what the search itself does not know. */
const MOST_LOOKED_AT = 1000;
const KM_PER_DEGREE = 111.2;

const cityCalled = (locality: string | undefined): City | undefined =>
  CITIES.find(({ name }) => name.toLowerCase() === locality?.toLowerCase());

/** A city is more than the suburb of its name: a box around its centre. */
const boxOf = ({ latitude, longitude, radiusKm }: City) => {
  const high = radiusKm / KM_PER_DEGREE;
  const wide = high / Math.cos((latitude * Math.PI) / 180);
  return { west: longitude - wide, east: longitude + wide, south: latitude - high, north: latitude + high };
};

/** What the search itself knows, by the names of its own address. */
export const filtersOf = (args: SearchArguments): Record<string, unknown> => {
  const { locality, propertyType: type, features } = args;
  const city = cityCalled(locality);
  const filters = {
    ...(city ? boxOf(city) : {}),
    query: city ? undefined : locality,
    state: args.state,
    type: type && countedAs(type),
    priceMin: args.minPriceAud,
    priceMax: args.maxPriceAud,
    bedroomsMin: args.minBedrooms,
    bathroomsMin: args.minBathrooms,
    carSpacesMin: args.minCarSpaces,
    landMin: args.minLandSqm,
    features: features?.join(','),
    sort: args.sort,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
};

type Keep = (listing: Listing) => boolean;

const riskFilter = async (
  scope: ReferenceScope,
  risk: SearchArguments['maxRisk'],
  listings: readonly Listing[],
): Promise<Keep> => {
  if (!risk) return () => true;
  const { kind, level } = risk;
  const highest = level === 'low' ? BAR_RISK_BANDS.medium : BAR_RISK_BANDS.high;
  const hazards = await hazardsOfProperties(
    scope,
    listings.map(({ property }) => property.id),
  );
  return ({ property }) => {
    const value = hazards.get(property.id)?.[kind] ?? null;
    return value !== null && value <= highest;
  };
};

/** The listings that an assistant's search means, and how many. */
export const lookThrough = async (
  scope: ReferenceScope,
  args: SearchArguments,
): Promise<{ total: number; listings: Listing[] }> => {
  const filters = filtersOf(args);
  const { maxBedrooms: most } = args;
  const isFurther = args.maxRisk !== undefined || args.nearCoast === true || most !== undefined;
  const all: Listing[] = [];
  let cursor: string | undefined;
  do {
    const query = ListingQuery.parse({
      ...filters,
      limit: isFurther ? PAGE : SHOWN,
      ...(cursor ? { cursor } : {}),
    });
    const page = await findListings(scope, query);
    if (!isFurther) return { total: page.total.count, listings: page.items };
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && all.length < MOST_LOOKED_AT);
  const isLowRisk = await riskFilter(scope, args.maxRisk, all);
  const isNearCoast: Keep =
    args.nearCoast === true
      ? await nearCoast(scope).then(
          (near) =>
            ({ property }) =>
              near(property),
        )
      : () => true;
  const isSmallEnough: Keep = ({ property }) => most === undefined || (property.bedrooms ?? most + 1) <= most;
  const kept = all.filter((listing) => isSmallEnough(listing) && isLowRisk(listing) && isNearCoast(listing));
  return { total: kept.length, listings: kept.slice(0, SHOWN) };
};
