import { useQuery } from '@tanstack/react-query';
import { useAddressParams } from '../../lib/use-address-params.ts';
import { useCursorPage } from '../../lib/use-cursor-page.ts';
import { outboxQuery } from './queries.ts';

/** One page of the outbox, and the message that is open: `?message=`. */
export function useOutboxPage() {
  const { params, change } = useAddressParams();
  const { cursor, isFirst, toFirst, stepsTo } = useCursorPage();
  const result = useQuery(outboxQuery(cursor));
  const selectedId = params.get('message');
  return {
    items: result.data?.items,
    selectedId,
    selected: result.data?.items.find(({ id }) => id === selectedId),
    select: (id: string | null) => change({ message: id }, { replace: selectedId !== null }),
    isPending: result.isPending,
    isOutdated: result.isPlaceholderData,
    error: result.error,
    isRetrying: result.isFetching,
    retry: () => void result.refetch(),
    isFirst,
    toFirst,
    steps: stepsTo(result.data?.nextCursor),
  };
}

export type OutboxPage = ReturnType<typeof useOutboxPage>;
