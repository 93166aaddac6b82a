import type { ListingMapQuery } from '@propguard/protocol/listing-query';
import type { ListingMap } from '@propguard/protocol/listings';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { clusterListings } from './memory/cluster-listings.ts';
import { listingIndexOf } from './memory/listing-index.ts';
import { matcherOf } from './memory/matcher.ts';
import { understandFilter } from './understand-filter.ts';

export const mapListings = async (
  scope: ReferenceScope,
  { zoom, ...filters }: ListingMapQuery,
): Promise<ListingMap> => {
  const filter = await understandFilter(scope, filters);
  const columns = await listingIndexOf(scope).of(filter.status);
  return clusterListings(columns, matcherOf(columns, filter), zoom);
};
