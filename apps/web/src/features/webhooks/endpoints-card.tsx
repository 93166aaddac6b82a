import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { EndpointLine } from './endpoint-line.tsx';
import { text } from './text.ts';

interface EndpointsCardProps {
  openLog: string | null;
  onOpenLog: (id: string | null) => void;
}

export function EndpointsCard({ openLog, onOpenLog }: EndpointsCardProps) {
  const { data, error, isPending, isFetching, refetch } = useQuery(api.webhooks.list.queryOptions());
  return (
    <Card
      flush
      title={text.list}
      subtitle={data?.items.length ? text.count(data.items.length) : undefined}
      foot={text.limit}
    >
      {isPending ? (
        <Loading label={text.loading} className="border-t border-line">
          <SkeletonTable rows={2} columns={3} />
        </Loading>
      ) : null}
      {error && !data ? (
        <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
      ) : null}
      {data?.items.length === 0 ? <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState> : null}
      {data && data.items.length > 0 ? (
        <ul aria-label={text.list} className="divide-y divide-line border-t border-line">
          {data.items.map((webhook) => (
            <EndpointLine
              key={webhook.id}
              webhook={webhook}
              isLogOpen={webhook.id === openLog}
              onOpenLog={onOpenLog}
            />
          ))}
        </ul>
      ) : null}
    </Card>
  );
}
