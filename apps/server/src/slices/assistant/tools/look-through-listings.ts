import { ListingQuery } from '@propguard/protocol/listing-query';
import type { Listing } from '@propguard/protocol/listings';
import { BAR_RISK_BANDS } from '@propguard/rules/hazards/risk-bands';
import { CITIES, type City } from '@propguard/rules/market/cities';
import { countedAs } from '@propguard/rules/market/property-types';
import type { ArgumentsOf } from '@propguard/talk/tools/definitions';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { hazardsOfProperties } from '../../hazards/hazards-of-properties.ts';
import { searchListings as findListings } from '../../listings/search-listings.ts';
import { boxAround, kmFrom, positionsOf } from './around-places.ts';
import { nearCoast } from './near-coast.ts';

export type SearchArguments = ArgumentsOf<'search_listings'>;

const SHOWN = 5;
const PAGE = 100;
/** How many listings are looked through for what the search itself does not know. */
const MOST_LOOKED_AT = 1000;
/** 'Or thereabouts'. */
export const NEARBY_KM = 15;
/** As long as the search takes words. */
const QUERY_MAX = 100;

const cityCalled = (locality: string | undefined): City | undefined =>
  CITIES.find(({ name }) => name.toLowerCase() === locality?.toLowerCase());

/** The suburbs that are named; a city is more than the suburb of its name. */
export const placesIn = ({ locality, orIn = [] }: SearchArguments): string[] =>
  [locality, ...orIn].filter((name) => name !== undefined && !cityCalled(name)) as string[];

/** 'Asquith NSW 2077 or Waitara NSW 2077': as many as the search takes. */
const queryOf = (places: readonly string[]): string | undefined => {
  const said = places.reduce((all, place) => {
    const longer = all === '' ? place : `${all} or ${place}`;
    return longer.length <= QUERY_MAX ? longer : all;
  }, '');
  return said === '' ? undefined : said;
};

/** What the search itself knows, by the names of its own address. */
export const filtersOf = (args: SearchArguments): Record<string, unknown> => {
  const { locality, propertyType: type, features } = args;
  const city = cityCalled(locality);
  const filters = {
    ...(city ? boxAround([city], city.radiusKm) : {}),
    query: city ? undefined : queryOf(placesIn(args)),
    state: args.state,
    type: type && [...new Set([type, ...(args.orTypes ?? [])].map(countedAs))].join(','),
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

type Looked = {
  total: number;
  listings: Listing[];
  /** How far one is from where it was looked for; only where places around were. */
  kmOf?: (listing: Pick<Listing, 'property'>) => number;
};

/** In the suburbs around, too: those within so many kilometres, the nearest first where no order is wished. */
const lookAround = async (
  scope: ReferenceScope,
  args: SearchArguments,
  km: number,
): Promise<Looked | null> => {
  const places = await positionsOf(scope, placesIn(args));
  if (places.length === 0) return null;
  const { locality: _, orIn: __, nearby: ___, ...others } = args;
  const all = await lookAtAll(scope, others, { ...filtersOf(others), ...boxAround(places, km) });
  const kmOf = ({ property }: Pick<Listing, 'property'>): number => kmFrom(places, property);
  const within = all.filter((listing) => kmOf(listing) <= km);
  const listings = args.sort ? within : within.toSorted((a, b) => kmOf(a) - kmOf(b));
  return { total: within.length, listings: listings.slice(0, SHOWN), kmOf };
};

/** Page by page, for what the search itself does not know. */
const lookAtAll = async (
  scope: ReferenceScope,
  args: SearchArguments,
  filters: Record<string, unknown>,
): Promise<Listing[]> => {
  const all: Listing[] = [];
  let cursor: string | undefined;
  do {
    const page = await findListings(
      scope,
      ListingQuery.parse({ ...filters, limit: PAGE, ...(cursor ? { cursor } : {}) }),
    );
    all.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor && all.length < MOST_LOOKED_AT);
  const { maxBedrooms: most } = args;
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
  return all.filter((listing) => isSmallEnough(listing) && isLowRisk(listing) && isNearCoast(listing));
};

/** The listings that an assistant's search means, and how many. */
export const lookThrough = async (
  scope: ReferenceScope,
  args: SearchArguments,
  nearbyKm = NEARBY_KM,
): Promise<Looked> => {
  const around = args.nearby === true ? await lookAround(scope, args, nearbyKm) : null;
  if (around) return around;
  const filters = filtersOf(args);
  const isFurther = args.maxRisk !== undefined || args.nearCoast === true || args.maxBedrooms !== undefined;
  if (!isFurther) {
    const page = await findListings(scope, ListingQuery.parse({ ...filters, limit: SHOWN }));
    return { total: page.total.count, listings: page.items };
  }
  const kept = await lookAtAll(scope, args, filters);
  return { total: kept.length, listings: kept.slice(0, SHOWN) };
};
