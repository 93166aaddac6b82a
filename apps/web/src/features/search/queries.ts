import type { ListingSort } from '@propguard/protocol/listing-query';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { asked, type SearchFilters } from './address/search-filters.ts';
import type { MapArea } from './map/map-area.ts';

const LISTINGS_PER_PAGE = 24;

export const listingsQuery = (filters: SearchFilters, sort: ListingSort) => ({
  ...api.listings.search.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...asked(filters), sort, cursor, limit: LISTINGS_PER_PAGE }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  placeholderData: keepPreviousData,
});

/** How many there would be. */
export const countQuery = (filters: SearchFilters) =>
  api.listings.search.queryOptions({ input: { ...asked(filters), limit: 1 } });

/** The marks of what the map shows; those of the view before stay until they are there. */
export const marksQuery = (filters: SearchFilters, area: MapArea | null) => ({
  ...api.listings.map.queryOptions({ input: area === null ? skipToken : { ...asked(filters), ...area } }),
  placeholderData: keepPreviousData,
});

export const listingQuery = (id: string | null) =>
  api.listings.get.queryOptions({ input: id === null ? skipToken : { id } });

export const placeQuery = (id: string | undefined) =>
  api.localities.get.queryOptions({ input: id === undefined ? skipToken : { id } });

export const propertyQuery = (id: string) => api.properties.get.queryOptions({ input: { id } });

export const savedSearchesQuery = () => api.savedSearches.list.queryOptions();

/** As many as a page of listings has. */
export const PROPERTIES_PER_CALL = LISTINGS_PER_PAGE;

/** What this workspace knows of them; a list without it is still a list. */
export const lastAssessmentsQuery = (propertyIds: readonly string[]) => ({
  ...api.assessments.lastOfProperties.queryOptions({ input: { propertyIds: propertyIds.join(',') } }),
  retry: false,
});
