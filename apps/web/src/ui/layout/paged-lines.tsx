import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ReadFailure } from '../feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../feedback/skeleton.tsx';

/** What `useInfiniteQuery` gives, as far as it is shown. */
interface PagesRead<Item> {
  data: { pages: { items: Item[] }[] } | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  isFetchingNextPage: boolean;
}

interface PagedLinesProps<Item> {
  pages: PagesRead<Item>;
  /** Names the list for those who hear it. */
  label: string;
  words: { loading: string; failed: string; emptyTitle: string; empty: string; more: string };
  skeleton: { rows: number; columns: number };
  line: (item: Item) => ReactNode;
}

export const itemsOf = <Item,>(pages: PagesRead<Item>): Item[] =>
  pages.data?.pages.flatMap((page) => page.items) ?? [];

/** The inside of a card that lists line by line: loading, failed, empty, and more on demand. */
export function PagedLines<Item>({ pages, label, words, skeleton, line }: PagedLinesProps<Item>) {
  const items = itemsOf(pages);
  return (
    <>
      {pages.isPending ? (
        <Loading label={words.loading} className="border-t border-line">
          <SkeletonTable {...skeleton} />
        </Loading>
      ) : null}
      {pages.error && !pages.data ? (
        <ReadFailure
          title={words.failed}
          error={pages.error}
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        />
      ) : null}
      {pages.data && items.length === 0 ? (
        <EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>
      ) : null}
      {items.length > 0 ? (
        <ul aria-label={label} className="divide-y divide-line border-t border-line">
          {items.map(line)}
        </ul>
      ) : null}
      {pages.hasNextPage ? (
        <div className="border-t border-line p-3 text-center">
          <Button
            kind="ghost"
            size="sm"
            busy={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      ) : null}
    </>
  );
}
