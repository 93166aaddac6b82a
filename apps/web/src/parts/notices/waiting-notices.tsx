import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { NoticeList } from './notice-list.tsx';
import { noticesQuery } from './queries.ts';
import { text } from './text.ts';
import { useMarkNotices } from './use-mark-notices.ts';

/** What waits for the member, in whichever state it is. What was shown once counts as seen. */
export function WaitingNotices({ onFollow }: { onFollow?: () => void }) {
  const { data, error, isFetching, refetch } = useQuery(noticesQuery());
  const { mutate } = useMarkNotices();
  const unseen = data?.items.filter(({ seenAt }) => seenAt === null).map(({ id }) => id) ?? [];
  const unseenIds = unseen.join(' ');
  useEffect(() => {
    if (unseenIds !== '') mutate({ ids: unseenIds.split(' '), as: 'seen' });
  }, [unseenIds, mutate]);
  if (!data && error)
    return (
      <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (!data)
    return (
      <Loading label={text.loading}>
        <SkeletonTable rows={3} columns={2} />
      </Loading>
    );
  if (data.items.length === 0) return <EmptyState title={text.emptyTitle}>{text.empty}</EmptyState>;
  return <NoticeList items={data.items} {...(onFollow ? { onFollow } : {})} />;
}
