import { useInfiniteQuery } from '@tanstack/react-query';
import { placesQuery } from './queries.ts';
import type { SearchFilters } from './use-search-filters.ts';

/** The places found so far, page by page, and what can be done next. */
export function usePlaceSearch({ query, state }: SearchFilters) {
  const result = useInfiniteQuery(placesQuery({ query, state }));
  const places = result.data?.pages.flatMap((page) => page.items) ?? [];
  return {
    places,
    isPending: result.isPending,
    /** The list of the search before, until this one's is there. */
    isOutdated: result.isPlaceholderData,
    isEmpty: result.isSuccess && places.length === 0,
    error: result.error,
    retry: () => void result.refetch(),
    isRetrying: result.isRefetching,
    hasMore: result.hasNextPage,
    loadMore: () => void result.fetchNextPage(),
    isLoadingMore: result.isFetchingNextPage,
    moreFailed: result.isFetchNextPageError,
  };
}

export type PlaceSearch = ReturnType<typeof usePlaceSearch>;
