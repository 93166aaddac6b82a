import type { Listing } from '@propguard/protocol/listings';
import type { Property } from '@propguard/protocol/property-records';
import { PATHS, pathTo } from '@propguard/rules/routes/paths';
import { referenceOf } from '../../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { type OwnHome, ownHomesThatFit } from '../../own-listings/on-market.ts';
import { filtersOf, lookThrough, type SearchArguments } from './look-through-listings.ts';
import { nearMisses } from './near-misses.ts';
import type { Tool } from './tool.ts';

/** The search screen's own address, with what it can filter by. */
const pathOf = (args: SearchArguments): string => {
  const params = new URLSearchParams(
    Object.entries(filtersOf(args)).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return `${PATHS.search}?${params.toString()}`;
};

/** Of two limits that leave nothing between them the highest price holds: it is what people say last. */
const withoutContradiction = (args: SearchArguments): SearchArguments => {
  const { minPriceAud, maxBedrooms, minBedrooms, ...others } = args;
  const isOver = (low: unknown, high: unknown): boolean =>
    typeof low === 'number' && typeof high === 'number' && low > high;
  return {
    ...others,
    ...(minPriceAud === undefined || isOver(minPriceAud, args.maxPriceAud) ? {} : { minPriceAud }),
    ...(minBedrooms === undefined ? {} : { minBedrooms }),
    ...(maxBedrooms === undefined || isOver(minBedrooms, maxBedrooms) ? {} : { maxBedrooms }),
  };
};

const pictureOf = ({ id, photoVersion }: Property): string =>
  `/api/photos/${id}/street?v=${encodeURIComponent(photoVersion)}`;

const MOST_OWN = 3;

/** What the agency sells itself comes first. How risky or near the sea it is nobody has measured. */
const ownHomes = async (scope: WorkspaceScope, args: SearchArguments): Promise<OwnHome[]> => {
  if (args.maxRisk !== undefined || args.nearCoast === true) return [];
  const most = args.maxBedrooms ?? Number.POSITIVE_INFINITY;
  const fitting = await ownHomesThatFit(scope, filtersOf(args), MOST_OWN);
  return fitting.filter(({ property }) => (property.bedrooms ?? 0) <= most);
};

const addressOf = ({ address, locality }: Property): string =>
  `${address}, ${locality.name} ${locality.state} ${locality.postcode}`;

const homeOf = ({ id, guide, property }: Pick<Listing, 'id' | 'guide' | 'property'>) => ({
  id,
  propertyId: property.id,
  address: addressOf(property),
  fromAud: guide?.fromAud ?? null,
  toAud: guide?.toAud ?? null,
  type: property.type,
  bedrooms: property.bedrooms,
  bathrooms: property.bathrooms,
  carSpaces: property.carSpaces,
  landSqm: property.landM2,
});

/** Its page is the members'; whoever else shows the photo asks for it with a pass of their own. */
const ownPicture = ({ id, coverId }: OwnHome): [string, string][] =>
  coverId === null ? [] : [[id, `/api/own-listings/${id}/photos/${coverId}`]];

export const searchListings: Tool<'search_listings'> = async ({ scope }, said) => {
  const args = withoutContradiction(said);
  const market = await lookThrough(referenceOf(scope.services), args);
  const own = await ownHomes(scope, args);
  const isMember = scope.accountId !== null;
  const addresses = new Set(own.map(({ property }) => addressOf(property)));
  const others = market.listings.filter(({ property }) => !addresses.has(addressOf(property)));
  const listings = [...own, ...others].slice(0, Math.max(market.listings.length, own.length));
  const total = market.total + own.length - (market.listings.length - others.length);
  const { near, relaxed } =
    total === 0 ? await nearMisses(referenceOf(scope.services), args) : { near: [], relaxed: [] };
  const { locality } = args;
  return {
    kind: 'found',
    arguments: args,
    result: {
      count: total,
      near: near.map(({ without, km, listing }) => ({ ...homeOf(listing), without, km })),
      relaxed,
      listings: listings.map((listing) => ({
        ...homeOf(listing),
        ...(market.kmOf ? { km: market.kmOf(listing) } : {}),
        ...(own.some((home) => home.id === listing.id)
          ? { ownPath: isMember ? pathTo(PATHS.ownListing, { id: listing.id }) : null }
          : {}),
      })),
    },
    pictures: new Map([
      ...[...others, ...near.map(({ listing }) => listing)].map(({ property }): [string, string] => [
        property.id,
        pictureOf(property),
      ]),
      ...own.flatMap(ownPicture),
    ]),
    sample: [...listings, ...near.map(({ listing }) => listing)].some(({ sample }) => sample),
    path: pathOf(args),
    subject: locality ? { address: null, location: locality } : null,
  };
};
