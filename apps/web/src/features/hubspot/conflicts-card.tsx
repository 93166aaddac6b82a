import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { ConflictLine } from './conflict-line.tsx';
import { text } from './text.ts';

const words = text.list;
const AT_A_TIME = 25;

/** Fields that both sides changed, with both values, until somebody chooses. */
export function ConflictsCard() {
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(
      api.hubspot.conflicts.infiniteOptions({
        input: (cursor: string | undefined) => ({ cursor, limit: AT_A_TIME }),
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      }),
    );
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card
      flush
      title={words.title}
      subtitle={items.length > 0 && !hasNextPage ? words.count(items.length) : undefined}
      foot={items.length > 0 ? words.detail : undefined}
    >
      {isPending ? (
        <Loading label={words.loading} className="border-t border-line">
          <SkeletonTable rows={2} columns={3} />
        </Loading>
      ) : null}
      {error && !data ? (
        <ReadFailure
          title={words.failed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data && items.length === 0 ? <EmptyState title={words.emptyTitle}>{words.empty}</EmptyState> : null}
      {items.length > 0 ? (
        <ul aria-label={words.title} className="divide-y divide-line border-t border-line">
          {items.map((conflict) => (
            <ConflictLine key={conflict.id} conflict={conflict} />
          ))}
        </ul>
      ) : null}
      {hasNextPage ? (
        <div className="border-t border-line p-3 text-center">
          <Button kind="ghost" size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
