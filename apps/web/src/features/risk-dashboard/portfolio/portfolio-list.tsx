import type { Portfolio } from '@propguard/protocol/portfolios';
import { useQuery } from '@tanstack/react-query';
import { useInstantText } from '../../../parts/times/use-instant-text.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { tableColumns } from '../../../ui/table/table-features.ts';
import { portfoliosQuery } from '../queries.ts';
import { text } from '../text.ts';
import { PortfolioStateBadge } from './portfolio-state-badge.tsx';

const words = text.list;
const column = tableColumns<Portfolio>();

const COLUMNS = [
  column.accessor('name', {
    header: words.name,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ getValue }) => (
      <span className="block min-w-40 py-1.5 font-medium break-words">{getValue()}</span>
    ),
  }),
  column.accessor('state', {
    header: words.state,
    enableSorting: false,
    meta: { width: '132px' },
    cell: ({ getValue }) => <PortfolioStateBadge state={getValue()} />,
  }),
  column.accessor('rows', {
    header: words.rows,
    enableSorting: false,
    meta: { numeric: true },
    cell: ({ getValue }) => {
      const rows = getValue();
      return rows === null ? text.none : text.number(rows);
    },
  }),
  column.accessor('rejected', {
    header: words.rejected,
    enableSorting: false,
    meta: { numeric: true },
    cell: ({ getValue }) => text.number(getValue()),
  }),
  column.accessor('createdAt', {
    header: words.when,
    enableSorting: false,
    meta: { width: '176px', cardWide: true },
    cell: ({ getValue }) => <Uploaded at={getValue()} />,
  }),
];

/** Every portfolio that a workspace keeps: there are never more than fit on one page. */
export function PortfolioList({ onOpen }: { onOpen: (id: string) => void }) {
  const { data, error, isPending, refetch, isFetching } = useQuery(portfoliosQuery());
  return (
    <Card flush title={words.title}>
      <DataTable
        label={words.title}
        columns={COLUMNS}
        rows={data?.items ?? []}
        rowId={({ id }) => id}
        sortedBy="server"
        density="worked"
        phoneLayout="cards"
        onOpenRow={({ id }) => onOpen(id)}
        loading={isPending}
        loadingLabel={words.loading}
        error={
          error && !data ? (
            <ReadFailure
              title={text.failed}
              onRetry={() => void refetch()}
              retrying={isFetching}
              error={error}
            />
          ) : undefined
        }
        empty={<EmptyState title={words.empty}>{words.emptyText}</EmptyState>}
      />
    </Card>
  );
}

function Uploaded({ at }: { at: string }) {
  return <span className="whitespace-nowrap">{useInstantText().dateTime(at)}</span>;
}
