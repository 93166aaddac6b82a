import type { UseQueryResult } from '@tanstack/react-query';
import type { useCursorPage } from './use-cursor-page.ts';

type Page<Item> = { items: Item[]; nextCursor: string | null };

/** What a list by cursors shows of its query: the page, its state, and the steps from it. */
export const pagedView = <Item>(
  result: UseQueryResult<Page<Item>>,
  { isFirst, toFirst, stepsTo }: ReturnType<typeof useCursorPage>,
) => ({
  items: result.data?.items,
  isPending: result.isPending,
  /** The page before, until this one is there. */
  isOutdated: result.isPlaceholderData,
  error: result.error,
  isRetrying: result.isFetching,
  retry: () => void result.refetch(),
  isFirst,
  toFirst,
  steps: stepsTo(result.data?.nextCursor),
});
