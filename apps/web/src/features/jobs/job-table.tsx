import { SCREENS } from '../../routes/route-table.ts';
import { Button } from '../../ui/controls/button.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { JOB_COLUMNS, JOB_COLUMNS_BESIDE_PANE } from './job-columns.tsx';
import type { JobOwner } from './job-source.ts';
import { text } from './text.ts';
import type { JobPage } from './use-job-page.ts';

interface JobTableProps {
  owner: JobOwner;
  jobs: JobPage;
}

export function JobTable({ owner, jobs }: JobTableProps) {
  const { title, what } = text.empty[jobs.tab];
  return (
    <PagedTable
      label={text[owner].title}
      texts={text}
      columns={(jobs.selectedId === null ? JOB_COLUMNS : JOB_COLUMNS_BESIDE_PANE)[owner]}
      page={jobs}
      selectedId={jobs.selectedId}
      onOpen={jobs.select}
      empty={{
        title,
        about: owner === 'installation' && jobs.tab === 'all' ? text.emptyInstallation : what,
        action: <EmptyAction owner={owner} jobs={jobs} />,
      }}
    />
  );
}

function EmptyAction({ owner, jobs }: JobTableProps) {
  if (jobs.tab !== 'all') return <Button onClick={() => jobs.chooseTab('all')}>{text.showAll}</Button>;
  return owner === 'workspace' ? (
    <LinkButton to={SCREENS.workspaceSettings.path}>{text.toSettings}</LinkButton>
  ) : null;
}
