import type { LeadAnalytics } from '@propguard/protocol/leads';
import { SOURCE_NAMES } from '@propguard/rules/leads/words';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Meter } from '../../ui/feedback/meter.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { LeadAddress } from './lead-address.ts';
import { nameOf, StatusMark } from './lead-looks.tsx';
import { ownTasksQuery, recentLeadsQuery } from './queries.ts';
import { text } from './text.ts';
import { useLeadTimes } from './use-lead-times.ts';

/** OPS-LEAD-29 */
const RECENT = 5;
const words = text.overview;

/** OPS-LEAD-07 */
export function OverviewTab({
  analytics,
  address,
}: {
  analytics: LeadAnalytics | undefined;
  address: LeadAddress;
}) {
  return (
    <div className="grid gap-3 md:gap-5 lg:grid-cols-2">
      <RecentLeads address={address} />
      <div className="grid content-start gap-3 md:gap-5">
        <Sources analytics={analytics} />
        <OwnTasks address={address} />
      </div>
    </div>
  );
}

function RecentLeads({ address }: { address: LeadAddress }) {
  const { data, error, isError, isFetching, refetch } = useQuery(recentLeadsQuery(RECENT));
  const times = useLeadTimes();
  return (
    <Card
      title={words.recent}
      flush
      actions={
        <Button kind="ghost" size="sm" onClick={() => address.showTab('all')}>
          {words.open}
        </Button>
      }
    >
      {data === undefined && isError ? (
        <ReadFailure
          title={text.list.failed}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : null}
      {data === undefined && !isError ? (
        <Loading label={text.list.loading}>
          <SkeletonTable rows={RECENT} />
        </Loading>
      ) : null}
      {data?.items.length === 0 ? (
        <EmptyState title={text.list.emptyTitle}>{words.empty}</EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {data?.items.map((lead) => (
            <li key={lead.id}>
              <button
                type="button"
                onClick={() => address.openLead(lead.id)}
                className="grid w-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 px-4 py-2.5 text-left text-13 hover:bg-hover md:px-5"
              >
                <span className="truncate font-medium">{nameOf(lead)}</span>
                <span className="text-right text-muted">{times.when(lead.createdAt)}</span>
                <span className="truncate text-12 text-muted">{lead.email ?? lead.phone}</span>
                <span className="text-right">
                  <StatusMark status={lead.status} />
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Sources({ analytics }: { analytics: LeadAnalytics | undefined }) {
  return (
    <Card title={words.sources}>
      {analytics?.topSources.length === 0 ? <p className="text-13 text-muted">{words.noSources}</p> : null}
      <ul className="grid gap-2.5 text-13">
        {analytics?.topSources.map(({ source, count, percentage }) => (
          <li key={source} className="grid grid-cols-[112px_minmax(0,1fr)_92px] items-center gap-3">
            {SOURCE_NAMES[source]}
            <Meter share={percentage / 100} />
            <span className="text-right text-muted tabular-nums">{words.share(count, percentage)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OwnTasks({ address }: { address: LeadAddress }) {
  const { data } = useQuery(ownTasksQuery());
  const times = useLeadTimes();
  if (data === undefined) return null;
  return (
    <Card title={words.today}>
      {data.items.length === 0 ? <p className="text-13 text-muted">{words.noTasks}</p> : null}
      <ul className="grid gap-1.5 text-13">
        {data.items.slice(0, RECENT).map((task) => (
          <li key={task.id}>
            <button
              type="button"
              onClick={() => address.openLead(task.leadId)}
              className="flex w-full justify-between gap-3 rounded-1 text-left hover:bg-hover touch:min-h-touch touch:items-center"
            >
              <span>{words.task(task.title, task.leadName)}</span>
              <span className="text-muted">{task.dueAt ? times.when(task.dueAt) : ''}</span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
