import { PROPERTY_TYPES, type PropertyType } from '@propguard/rules/properties/property-types';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import type { NearbyReach } from './use-nearby-reach.ts';

export const NEARBY_SHOWN = 20;

/** `null`: not asked for. */
export const homeQuery = (id: string | null) =>
  api.listings.home.queryOptions({ input: id === null ? skipToken : { id } });

export const nearbySalesQuery = (id: string, { months, radiusMetres }: NearbyReach) => ({
  ...api.properties.nearbySales.queryOptions({
    input: { id, months, radiusMetres, limit: NEARBY_SHOWN },
  }),
  placeholderData: keepPreviousData,
});

export const figuresQuery = (localityId: string, type: PropertyType | undefined) =>
  api.market.ofLocality.queryOptions({ input: { id: localityId, type } });

export const figuresOfTypesQueries = (localityId: string) =>
  PROPERTY_TYPES.map((type) => figuresQuery(localityId, type));

const SIMILAR_SHOWN = 4;

export const similarListingsQuery = (localityId: string, type: PropertyType) =>
  api.listings.search.queryOptions({ input: { localityId, type, limit: SIMILAR_SHOWN } });
