import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { AGENT_COLUMNS } from './agent-columns.tsx';
import { AgentDialog } from './agent-dialog.tsx';
import { agentsQuery } from './queries.ts';
import { text } from './text.ts';

export function AgentsScreen() {
  const { signedIn, meets } = useSession();
  const mayChange = signedIn && meets('admin');
  const { data, error, isPending, isFetching, refetch } = useQuery(agentsQuery());
  const failed = (
    <ReadFailure title={text.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
  );
  return (
    <Page
      title={text.title}
      description={text.description}
      actions={mayChange ? <AgentDialog agent={null} /> : undefined}
    >
      <Card flush title={text.list} subtitle={data ? text.count(data.items.length) : undefined}>
        <DataTable
          label={text.list}
          columns={AGENT_COLUMNS}
          rows={data?.items ?? []}
          rowId={({ id }) => id}
          density="worked"
          phoneLayout="cards"
          loading={isPending}
          loadingLabel={text.loading}
          skeletonRows={3}
          error={error && !data ? failed : undefined}
          empty={
            <EmptyState title={text.emptyTitle}>
              {mayChange ? text.empty : `${text.empty} ${text.readOnly}`}
            </EmptyState>
          }
        />
      </Card>
    </Page>
  );
}
