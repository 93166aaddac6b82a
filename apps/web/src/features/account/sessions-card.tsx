import { useQuery } from '@tanstack/react-query';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { sessionsQuery } from './queries.ts';
import { SessionRow } from './session-row.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { text } from './text.ts';

export function SessionsCard() {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery());
  return (
    <Card flush title={text.sessions.title} actions={data ? <SignOutEverywhere /> : undefined}>
      {data ? (
        <ul className="divide-y divide-line border-t border-line">
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : error ? (
        <ReadFailure
          title={text.sessions.failed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
          className="border-t border-line"
        />
      ) : (
        <Loading label={text.sessions.loading} className="border-t border-line">
          <SkeletonTable rows={2} columns={2} />
        </Loading>
      )}
    </Card>
  );
}
