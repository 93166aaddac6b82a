import { errorText, requestIdOf } from '../../lib/error-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { JOB_COLUMNS, JOB_COLUMNS_BESIDE_PANE } from './job-columns.tsx';
import type { JobOwner } from './job-source.ts';
import { text } from './text.ts';
import type { useJobFilters } from './use-job-filters.ts';
import type { JobPageState } from './use-job-page.ts';

interface JobTableProps {
  owner: JobOwner;
  jobs: JobPageState;
  filters: ReturnType<typeof useJobFilters>;
}

export function JobTable({ owner, jobs, filters }: JobTableProps) {
  const isPaged = Object.keys(jobs.steps).length > 0;
  return (
    <>
      {jobs.error && jobs.items ? (
        <ErrorState title={text.failedAgain} onRetry={jobs.retry} tone="caution" className="mb-3" />
      ) : null}
      <Card flush label={text[owner].title} className={jobs.isOutdated ? 'opacity-60' : ''}>
        <DataTable
          label={text[owner].title}
          columns={(filters.selectedId === null ? JOB_COLUMNS : JOB_COLUMNS_BESIDE_PANE)[owner]}
          rows={jobs.items ?? []}
          rowId={({ id }) => id}
          sortedBy="server"
          density="worked"
          phoneLayout="cards"
          selectedId={filters.selectedId}
          onOpenRow={({ id }) => filters.select(id)}
          loading={jobs.isPending}
          loadingLabel={text.loading}
          error={jobs.error && !jobs.items ? <JobsFailed jobs={jobs} /> : undefined}
          empty={<NoJobs owner={owner} jobs={jobs} filters={filters} />}
          {...(isPaged ? { paging: { kind: 'cursor' as const, ...jobs.steps } } : {})}
        />
      </Card>
    </>
  );
}

function JobsFailed({ jobs }: { jobs: JobPageState }) {
  const requestId = requestIdOf(jobs.error);
  return (
    <ErrorState
      variant="full"
      title={text.failed}
      onRetry={jobs.retry}
      retrying={jobs.isRetrying}
      reference={requestId ? text.reference(requestId) : undefined}
    >
      {errorText(jobs.error)}
    </ErrorState>
  );
}

function NoJobs({ owner, jobs, filters }: JobTableProps) {
  const { title, what } = text.empty[filters.tab];
  return (
    <EmptyState title={title} action={<EmptyAction owner={owner} jobs={jobs} filters={filters} />}>
      {owner === 'installation' && filters.tab === 'all' ? text.emptyInstallation : what}
    </EmptyState>
  );
}

function EmptyAction({ owner, jobs, filters }: JobTableProps) {
  if (!jobs.isFirst) return <Button onClick={jobs.toFirst}>{text.toFirst}</Button>;
  if (filters.tab !== 'all') return <Button onClick={() => filters.chooseTab('all')}>{text.showAll}</Button>;
  return owner === 'workspace' ? <LinkButton to="/workspace/settings">{text.toSettings}</LinkButton> : null;
}
