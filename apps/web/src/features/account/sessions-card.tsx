import { useQuery } from '@tanstack/react-query';
import { errorText, requestIdOf } from '../../lib/error-text.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, SkeletonTable } from '../../ui/skeleton.tsx';
import { sessionsQuery } from './queries.ts';
import { SessionRow } from './session-row.tsx';
import { SignOutEverywhere } from './sign-out-everywhere.tsx';
import { text } from './text.ts';

export function SessionsCard() {
  const { data, error, isFetching, refetch } = useQuery(sessionsQuery());
  const requestId = requestIdOf(error);
  return (
    <Card flush title={text.sessions.title} actions={data ? <SignOutEverywhere /> : undefined}>
      {data ? (
        <ul className="divide-y divide-line border-t border-line">
          {data.items.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          variant="full"
          title={text.sessions.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          reference={requestId ? text.reference(requestId) : undefined}
          className="border-t border-line"
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        <Loading label={text.sessions.loading} className="border-t border-line">
          <SkeletonTable rows={2} columns={2} />
        </Loading>
      )}
    </Card>
  );
}
