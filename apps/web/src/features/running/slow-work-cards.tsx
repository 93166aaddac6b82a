import type { SlowWorkOfNodes } from '@propguard/protocol/running';
import { useQuery } from '@tanstack/react-query';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { slowWorkQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.slow;
type Slow = SlowWorkOfNodes['jobs'][number];

const column = tableColumns<Slow>();
const figure = (name: 'count' | 'worstMs' | 'meanMs', header: string, write: (value: number) => string) =>
  column.accessor(name, {
    header,
    meta: { numeric: true, width: '88px' },
    cell: ({ getValue }) => <span className="whitespace-nowrap">{write(getValue())}</span>,
  });
const COLUMNS = [
  column.accessor('name', {
    header: words.columns.name,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ getValue }) => <code className="block min-w-60 py-1.5 text-12 break-words">{getValue()}</code>,
  }),
  figure('count', words.columns.count, text.rows),
  figure('worstMs', words.columns.worst, text.milliseconds),
  figure('meanMs', words.columns.mean, text.milliseconds),
  column.accessor('lastAt', {
    header: words.columns.last,
    meta: { width: '176px', cardWide: true },
    cell: ({ getValue }) => <Last at={getValue()} />,
  }),
];

function Last({ at }: { at: string }) {
  return <span className="whitespace-nowrap">{useInstantText().dateTime(at)}</span>;
}

export function SlowWorkCards() {
  const { data, error, isFetching, refetch } = useQuery(slowWorkQuery());
  if (data)
    return (
      <>
        <SlowCard
          title={words.statements}
          slow={data.statements}
          fromMs={data.statementMs}
          nodes={data.nodes}
        />
        <SlowCard title={words.jobs} slow={data.jobs} fromMs={data.jobMs} nodes={data.nodes} />
      </>
    );
  return (
    <Card title={words.statements}>
      {error ? (
        <ReadFailure
          title={words.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          variant="banner"
          error={error}
        />
      ) : (
        <Loading label={words.loading}>
          <Skeleton height={96} />
        </Loading>
      )}
    </Card>
  );
}

interface SlowCardProps {
  title: string;
  slow: readonly Slow[];
  fromMs: number;
  nodes: number;
}

function SlowCard({ title, slow, fromMs, nodes }: SlowCardProps) {
  const from = text.milliseconds(fromMs);
  return (
    <Card title={title} flush foot={words.about(from, nodes)}>
      <DataTable
        label={title}
        columns={COLUMNS}
        rows={slow}
        rowId={({ name }) => name}
        initialSorting={[{ id: 'worstMs', desc: true }]}
        phoneLayout="cards"
        empty={<EmptyState title={words.emptyTitle}>{words.empty(from)}</EmptyState>}
      />
    </Card>
  );
}
