import type { Job } from '@propguard/protocol/jobs';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { tableColumns } from '../../ui/table/table-features.ts';
import { JobProgress } from './job-progress.tsx';
import { JobRowActions } from './job-row-actions.tsx';
import type { JobOwner } from './job-source.ts';
import { JobStateBadge } from './job-state-badge.tsx';
import { tookText } from './job-time.ts';
import { text } from './text.ts';

const column = tableColumns<Job>();

const columnsOf = (owner: JobOwner) => [
  column.accessor('kind', {
    header: text.columns.job,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ row }) => <JobName job={row.original} />,
  }),
  column.accessor('state', {
    header: text.columns.state,
    enableSorting: false,
    meta: { width: '112px' },
    cell: ({ row }) => <JobStateBadge {...row.original} />,
  }),
  column.display({
    id: 'progress',
    header: text.columns.progress,
    meta: { width: '168px' },
    cell: ({ row }) => <JobProgress job={row.original} />,
  }),
  column.accessor('createdAt', {
    header: text.columns.created,
    enableSorting: false,
    meta: { width: '168px' },
    cell: ({ getValue }) => <Asked at={getValue()} />,
  }),
  column.display({
    id: 'took',
    header: text.columns.took,
    meta: { numeric: true, width: '88px' },
    cell: ({ row }) => tookText(row.original) ?? text.none,
  }),
  column.display({
    id: 'actions',
    header: () => <span className="sr-only">{text.columns.actions}</span>,
    meta: { numeric: true, cardAction: true, width: '120px' },
    cell: ({ row }) => <JobRowActions job={row.original} owner={owner} />,
  }),
];

export const JOB_COLUMNS = { workspace: columnsOf('workspace'), installation: columnsOf('installation') };

/** Beside an open job the list has less room, and the pane says the rest. */
const SAID_BY_PANE = ['progress', 'took'];
const withoutPaneColumns = (columns: ReturnType<typeof columnsOf>) =>
  columns.filter(({ id }) => id === undefined || !SAID_BY_PANE.includes(id));

export const JOB_COLUMNS_BESIDE_PANE = {
  workspace: withoutPaneColumns(JOB_COLUMNS.workspace),
  installation: withoutPaneColumns(JOB_COLUMNS.installation),
};

function JobName({ job }: { job: Job }) {
  const detail = job.state === 'failed' ? job.error : job.note;
  return (
    <span className="block min-w-40 py-1.5">
      <span className="block font-medium">{text.kind(job.kind)}</span>
      {detail ? (
        <span
          className={`line-clamp-2 text-12 font-normal break-words ${job.state === 'failed' ? 'text-danger' : 'text-muted'}`}
        >
          {detail}
        </span>
      ) : null}
    </span>
  );
}

function Asked({ at }: { at: string }) {
  return <span className="whitespace-nowrap">{useInstantText().dateTime(at)}</span>;
}
