import type { State } from '@propguard/rules/places/states';
import { keepPreviousData, skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';

const PLACES_PER_PAGE = 25;

export const placesQuery = (filters: { query: string; state: State | undefined }) => ({
  ...api.localities.search.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...filters, cursor, limit: PLACES_PER_PAGE }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  }),
  placeholderData: keepPreviousData,
});

export const placeQuery = (id: string | null) =>
  api.localities.get.queryOptions({ input: id === null ? skipToken : { id } });
