import type { Property } from '@propguard/protocol/property-records';
import { referenceOf } from '../../../access/reference-scope.ts';
import { filtersOf, lookThrough, type SearchArguments } from './look-through-listings.ts';
import { nearMisses } from './near-misses.ts';
import type { Tool } from './tool.ts';

/** The search screen's own address, with what it can filter by. */
const pathOf = (args: SearchArguments): string => {
  const params = new URLSearchParams(
    Object.entries(filtersOf(args)).map(([name, value]): [string, string] => [name, String(value)]),
  );
  return `/search?${params.toString()}`;
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

export const searchListings: Tool<'search_listings'> = async ({ scope }, said) => {
  const args = withoutContradiction(said);
  const { total, listings } = await lookThrough(referenceOf(scope.services), args);
  const near = total === 0 ? await nearMisses(referenceOf(scope.services), args) : [];
  const { locality } = args;
  return {
    kind: 'found',
    arguments: args,
    result: {
      count: total,
      near,
      listings: listings.map(({ id, guide, property }) => ({
        id,
        propertyId: property.id,
        address: `${property.address}, ${property.locality.name} ${property.locality.state} ${property.locality.postcode}`,
        fromAud: guide?.fromAud ?? null,
        toAud: guide?.toAud ?? null,
        type: property.type,
        bedrooms: property.bedrooms,
        bathrooms: property.bathrooms,
        carSpaces: property.carSpaces,
        landSqm: property.landM2,
      })),
    },
    pictures: new Map(listings.map(({ property }) => [property.id, pictureOf(property)])),
    sample: listings.some(({ sample }) => sample),
    path: pathOf(args),
    subject: locality ? { address: null, location: locality } : null,
  };
};
