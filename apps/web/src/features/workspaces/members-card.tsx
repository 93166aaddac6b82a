import { useQuery } from '@tanstack/react-query';
import { errorText, requestIdOf } from '../../lib/error-text.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Loading, SkeletonTable } from '../../ui/skeleton.tsx';
import { MemberRow } from './member-row.tsx';
import { membersQuery } from './queries.ts';
import { text } from './text.ts';

export function MembersCard() {
  const { signedIn } = useSession();
  const { data, error, isFetching, refetch } = useQuery(membersQuery(signedIn));
  const requestId = requestIdOf(error);
  const owners = data?.items.filter(({ role }) => role === 'owner').length ?? 0;
  return (
    <Card flush title={text.members.list} subtitle={data ? text.members.count(data.items.length) : undefined}>
      {data ? (
        <ul aria-label={text.members.list} className="divide-y divide-line border-t border-line">
          {data.items.map((member) => (
            <MemberRow key={member.id} member={member} isOnlyOwner={member.role === 'owner' && owners === 1} />
          ))}
        </ul>
      ) : error ? (
        <ErrorState
          variant="full"
          title={text.members.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          reference={requestId ? text.reference(requestId) : undefined}
          className="border-t border-line"
        >
          {errorText(error)}
        </ErrorState>
      ) : (
        <Loading label={text.members.loading} className="border-t border-line">
          <SkeletonTable rows={3} columns={4} />
        </Loading>
      )}
    </Card>
  );
}
