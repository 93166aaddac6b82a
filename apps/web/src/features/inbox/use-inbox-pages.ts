import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../lib/use-debounced.ts';
import { inboxQuery } from './queries.ts';
import type { useInboxAddress } from './use-inbox-address.ts';

const SETTLE_MS = 250;

/** The rows of the list as far as they were asked for, and the words that are looked for. */
export function useInboxPages({ view, channel }: ReturnType<typeof useInboxAddress>) {
  const [typed, type] = useState('');
  const query = useDebounced(typed.trim(), SETTLE_MS);
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage } = useInfiniteQuery(
    inboxQuery({ view, channel, query }),
  );
  return {
    rows: data?.pages.flatMap(({ items }) => items),
    error,
    isPending,
    isFetching,
    refetch,
    hasNextPage,
    fetchNextPage,
    typed,
    type,
    query,
  };
}
export type InboxPages = ReturnType<typeof useInboxPages>;
