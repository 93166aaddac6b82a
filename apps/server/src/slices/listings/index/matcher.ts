import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import type { ListingFilter } from '../listing-filter.ts';
import type { ListingColumns } from './listing-columns.ts';

export type Matcher = (row: number) => boolean;
type Column = Float64Array | Float32Array;

const NEVER: Matcher = () => false;

const atLeast = (column: Column, least: number | undefined): Matcher[] =>
  least === undefined ? [] : [(row) => (column[row] ?? Number.NaN) >= least];

const atMost = (column: Column, most: number | undefined): Matcher[] =>
  most === undefined ? [] : [(row) => (column[row] ?? Number.NaN) <= most];

const inPlace = (columns: ListingColumns, filter: ListingFilter): Matcher[] => {
  const { localityIds, localityId, state } = filter;
  if (localityIds === undefined && localityId === undefined && state === undefined) return [];
  const meant = localityIds && new Set(localityIds);
  const isWanted = new Uint8Array(columns.localities.numbers.size);
  for (const [id, number] of columns.localities.numbers) {
    const wanted =
      (meant === undefined || meant.has(id)) &&
      (localityId === undefined || localityId === id) &&
      (state === undefined || columns.states[number] === state);
    isWanted[number] = wanted ? 1 : 0;
  }
  return [(row) => isWanted[columns.locality[row] ?? -1] === 1];
};

const ofType = ({ type }: ListingColumns, types: ListingFilter['type']): Matcher[] => {
  if (!types?.length) return [];
  const isWanted = PROPERTY_TYPES.map((one) => types.includes(one));
  return [(row) => isWanted[type[row] ?? -1] === true];
};

const withFeatures = (columns: ListingColumns, names: string[] = []): Matcher[] =>
  names.map((name) => {
    const wanted = columns.featureNames.numbers.get(name);
    if (wanted === undefined) return NEVER;
    const { features, featuresFrom } = columns;
    return (row) => {
      const end = featuresFrom[row + 1] ?? 0;
      for (let at = featuresFrom[row] ?? 0; at < end; at++) if (features[at] === wanted) return true;
      return false;
    };
  });

const inBox = (
  { longitude, latitude }: ListingColumns,
  { west, south, east, north }: ListingFilter,
): Matcher[] => [
  ...atLeast(longitude, west),
  ...atMost(longitude, east),
  ...atLeast(latitude, south),
  ...atMost(latitude, north),
];

/** The same conditions as `whereOf` puts to the database; a test holds the two together. */
export const matcherOf = (columns: ListingColumns, filter: ListingFilter): Matcher => {
  const conditions = [
    ...inBox(columns, filter),
    ...inPlace(columns, filter),
    ...ofType(columns, filter.type),
    ...atLeast(columns.guideToAud, filter.priceMin),
    ...atMost(columns.guideFromAud, filter.priceMax),
    ...atLeast(columns.bedrooms, filter.bedroomsMin),
    ...atLeast(columns.bathrooms, filter.bathroomsMin),
    ...atLeast(columns.carSpaces, filter.carSpacesMin),
    ...atLeast(columns.landM2, filter.landMin),
    ...atMost(columns.landM2, filter.landMax),
    ...withFeatures(columns, filter.features),
  ];
  return (row) => {
    for (const meets of conditions) if (!meets(row)) return false;
    return true;
  };
};
