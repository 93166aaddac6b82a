import type { Locality } from '@propguard/protocol/localities';
import { useQuery } from '@tanstack/react-query';
import { placeQuery } from './queries.ts';

/** The chosen place: from the list at once, from the server when it came by a link or to be sure. */
export function useSelectedPlace(id: string | null, found: readonly Locality[]) {
  const { data, error, isFetching, refetch } = useQuery(placeQuery(id));
  return {
    place: id === null ? undefined : (data ?? found.find((place) => place.id === id)),
    error: data ? null : error,
    isRetrying: isFetching,
    retry: () => void refetch(),
  };
}

export type SelectedPlace = ReturnType<typeof useSelectedPlace>;
