import { useQuery } from '@tanstack/react-query';
import { installationQuery } from '../../lib/installation.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { InvitationRow } from './invitation-row.tsx';
import { invitationsQuery } from './queries.ts';
import { text } from './text.ts';

export function InvitationsCard() {
  const { data, error, isFetching, refetch } = useQuery(invitationsQuery(true));
  const { data: installation } = useQuery(installationQuery());
  const isByHand = installation?.mailDelivery === 'outbox';
  const isEmpty = data?.items.length === 0;
  return (
    <Card
      flush
      title={text.invitations.title}
      foot={data && !isEmpty && isByHand ? text.invitations.heldNote : undefined}
    >
      <div className="border-t border-line">
        {data && !isEmpty ? (
          <ul aria-label={text.invitations.title} className="divide-y divide-line">
            {/* By whom it is for: a new link makes a new one, and is still being read. */}
            {data.items.map((invitation) => (
              <InvitationRow key={invitation.email} invitation={invitation} isByHand={isByHand} />
            ))}
          </ul>
        ) : null}
        {isEmpty ? (
          <EmptyState title={text.invitations.emptyTitle}>{text.invitations.empty}</EmptyState>
        ) : null}
        {!data && error ? (
          <ReadFailure
            title={text.invitations.failed}
            error={error}
            onRetry={() => void refetch()}
            retrying={isFetching}
          />
        ) : null}
        {!data && !error ? (
          <Loading label={text.invitations.loading}>
            <SkeletonTable rows={2} columns={2} />
          </Loading>
        ) : null}
      </div>
    </Card>
  );
}
