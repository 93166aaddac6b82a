import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { hasCode } from '../../lib/api-error.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton, SkeletonLine } from '../../ui/feedback/skeleton.tsx';
import { EntryPage } from './entry-page.tsx';
import { InvitationAnswer } from './invitation-answer.tsx';
import { InvitationFacts } from './invitation-facts.tsx';
import { invitationQuery } from './queries.ts';
import { text } from './text.ts';

export function InvitationScreen() {
  const { token = '' } = useParams();
  const { data, error, isFetching, refetch } = useQuery(invitationQuery(token));
  const isGone = hasCode(error, 'LINK_EXPIRED') || hasCode(error, 'VALIDATION_FAILED');
  // Who asked and was let in has used it up: the answer says so.
  if (data && (!isGone || data.asked)) {
    return (
      <EntryPage title={text.invitation.title(data.workspace)} description={text.invitation.description}>
        <InvitationFacts invitation={data} />
        <InvitationAnswer token={token} invitation={data} />
      </EntryPage>
    );
  }
  if (isGone) return <InvitationExpired />;
  return (
    <EntryPage title={text.invitation.loadingTitle}>
      {error ? (
        <ReadFailure
          title={text.invitation.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          variant="banner"
          error={error}
        />
      ) : (
        <InvitationSkeleton />
      )}
    </EntryPage>
  );
}

function InvitationSkeleton() {
  return (
    <Loading label={text.invitation.loading} className="grid gap-5">
      <SkeletonLine width="80%" />
      <SkeletonLine width="55%" />
      <SkeletonLine width="70%" />
      <Skeleton height={36} />
    </Loading>
  );
}

function InvitationExpired() {
  return (
    <EntryPage title={text.invitation.expiredTitle}>
      <p>{text.invitation.expired}</p>
      <LinkButton to="/" wide className="mt-4">
        {text.invitation.home}
      </LinkButton>
    </EntryPage>
  );
}
