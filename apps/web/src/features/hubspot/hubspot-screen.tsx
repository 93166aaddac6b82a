import { useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useSession } from '../../lib/session.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ConflictsCard } from './conflicts-card.tsx';
import { ConnectCard } from './connect-card.tsx';
import { ConnectionCard } from './connection-card.tsx';
import { HookCard } from './hook-card.tsx';
import { text } from './text.ts';

/** Where an admin connects HubSpot, and everybody who works on leads sees how the sync stands and chooses. */
export function HubspotScreen() {
  const { signedIn } = useSession();
  return (
    <Page title={text.title} description={text.description}>
      <div className="grid grid-cols-1 gap-3 md:gap-5">{signedIn ? <Sync /> : <VisitorCard />}</div>
    </Page>
  );
}

function Sync() {
  const { meets } = useSession();
  const { data, error, isPending, isFetching, refetch } = useQuery(api.hubspot.state.queryOptions());
  if (isPending)
    return (
      <Card flush label={text.title}>
        <Loading label={text.loading}>
          <SkeletonTable rows={3} columns={3} />
        </Loading>
      </Card>
    );
  if (!data)
    return (
      <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  const { connection } = data;
  if (!connection)
    return meets('admin') ? (
      <ConnectCard />
    ) : (
      <Card flush label={text.title}>
        <EmptyState title={text.notConnectedTitle}>{text.adminsOnly}</EmptyState>
      </Card>
    );
  return (
    <>
      <ConnectionCard connection={connection} />
      <ConflictsCard />
      {meets('admin') ? <HookCard connection={connection} /> : null}
    </>
  );
}

function VisitorCard() {
  return (
    <Card flush label={text.title}>
      <EmptyState
        title={text.visitorTitle}
        action={
          <LinkButton to="/sign-up?next=%2Fworkspace%2Fhubspot" kind="primary">
            {text.visitorAction}
          </LinkButton>
        }
      >
        {text.visitor}
      </EmptyState>
    </Card>
  );
}
