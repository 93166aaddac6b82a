import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { api } from '../../lib/api.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DeliveryLine } from './delivery-line.tsx';
import { text } from './text.ts';

const words = text.log;
const AT_A_TIME = 25;

/** What was sent to one endpoint, the newest first, and what became of it. */
export function DeliveryLog({ id, onClose }: { id: string; onClose: () => void }) {
  const name = useQuery(api.webhooks.list.queryOptions()).data?.items.find((one) => one.id === id)?.name;
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(
      api.webhooks.deliveries.infiniteOptions({
        input: (cursor: string | undefined) => ({ id, cursor, limit: AT_A_TIME }),
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      }),
    );
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Card
      flush
      title={words.title(name ?? '…')}
      actions={<IconButton icon={X} label={words.close} kind="ghost" size="sm" onClick={onClose} />}
      foot={words.kept}
    >
      {isPending ? (
        <Loading label={words.loading} className="border-t border-line">
          <SkeletonTable rows={3} columns={4} />
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
        <ul aria-label={words.title(name ?? '')} className="divide-y divide-line border-t border-line">
          {items.map((delivery) => (
            <DeliveryLine key={delivery.id} delivery={delivery} />
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
