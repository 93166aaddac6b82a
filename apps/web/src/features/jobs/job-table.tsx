import { SCREENS } from '../../routes/route-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
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
  const { title, what } = text.empty[filters.tab];
  return (
    <PagedTable
      label={text[owner].title}
      texts={text}
      columns={(filters.selectedId === null ? JOB_COLUMNS : JOB_COLUMNS_BESIDE_PANE)[owner]}
      page={jobs}
      selectedId={filters.selectedId}
      onOpen={filters.select}
      empty={{
        title,
        about: owner === 'installation' && filters.tab === 'all' ? text.emptyInstallation : what,
        action: <EmptyAction owner={owner} filters={filters} />,
      }}
    />
  );
}

function EmptyAction({ owner, filters }: Omit<JobTableProps, 'jobs'>) {
  if (filters.tab !== 'all') return <Button onClick={() => filters.chooseTab('all')}>{text.showAll}</Button>;
  return owner === 'workspace' ? (
    <LinkButton to={SCREENS.workspaceSettings.path}>{text.toSettings}</LinkButton>
  ) : null;
}
