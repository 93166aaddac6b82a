import type { ListingSort } from '@propguard/protocol/listing-query';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import type { FilterName, SearchFilters } from '../address/search-filters.ts';
import { listingsQuery } from '../queries.ts';
import { text } from '../text.ts';

/** Where the API has another name for what stands in the address. */
const NAMES: Record<string, FilterName> = {
  query: 'q',
  localityId: 'place',
  west: 'box',
  south: 'box',
  east: 'box',
  north: 'box',
};

/** The listings found so far, page by page, and what can be done next. */
export function useListingSearch(filters: SearchFilters, sort: ListingSort) {
  const result = useInfiniteQuery(listingsQuery(filters, sort));
  const { data, error } = result;
  const listings = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  const refused = useMemo(
    () =>
      Object.fromEntries(
        fieldErrorsOf(error).map(({ field, message }) => [NAMES[field] ?? field, message]),
      ) as Partial<Record<FilterName, string>>,
    [error],
  );
  const total = data?.pages[0]?.total;
  return {
    listings,
    totalText: total ? text.counted(total.count, total.atLeast) : undefined,
    isPending: result.isPending,
    /** The list of the search before, until this one's is there. */
    isOutdated: result.isPlaceholderData,
    isEmpty: result.isSuccess && !result.isPlaceholderData && listings.length === 0,
    error,
    /** What the server said of which filter. */
    refused,
    retry: () => void result.refetch(),
    isRetrying: result.isRefetching,
    hasMore: result.hasNextPage,
    loadMore: () => void result.fetchNextPage(),
    isLoadingMore: result.isFetchingNextPage,
    moreFailed: result.isFetchNextPageError,
  };
}

export type ListingSearch = ReturnType<typeof useListingSearch>;
