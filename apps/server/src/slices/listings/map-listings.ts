import type { ListingMapQuery } from '@propguard/protocol/listing-query';
import type { ListingMap } from '@propguard/protocol/listings';
import type { Context } from '../../context.ts';
import { clusterListings } from './index/cluster-listings.ts';
import { listingIndexOf } from './index/listing-index.ts';
import { matcherOf } from './index/matcher.ts';
import { understandFilter } from './understand-filter.ts';

export const mapListings = async (
  services: Context,
  { zoom, ...filters }: ListingMapQuery,
): Promise<ListingMap> => {
  const filter = await understandFilter(services.database.plain, filters);
  const columns = await listingIndexOf(services).of(filter.status);
  return clusterListings(columns, matcherOf(columns, filter), zoom);
};
