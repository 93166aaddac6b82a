import { REJECT_REASON_TEXTS } from '@propguard/protocol/data-import-reasons';
import type { RejectedHome } from '@propguard/protocol/portfolios';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { tableColumns } from '../../../ui/table/table-features.ts';
import { text } from '../text.ts';

const words = text.rejected;
const ROWS_AT_A_TIME = 25;
const column = tableColumns<RejectedHome>();

const COLUMNS = [
  column.accessor('line', {
    header: words.line,
    enableSorting: false,
    meta: { numeric: true, width: '80px' },
    cell: ({ getValue }) => text.number(getValue()),
  }),
  column.accessor('reason', {
    header: words.reason,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ row: { original } }) => (
      <span className="block min-w-56 py-1.5">
        {REJECT_REASON_TEXTS[original.reason]}
        {original.field ? (
          <span className="block text-12 text-muted">{text.preview.field(text.field(original.field))}</span>
        ) : null}
      </span>
    ),
  }),
  column.accessor('row', {
    header: words.row,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ getValue }) => (
      <code className="line-clamp-3 font-mono text-12 break-all whitespace-pre-wrap">{getValue()}</code>
    ),
  }),
];

/** Every row that was not taken: why, where it stands in the file, and the row itself. */
export function RejectedCard({ id, count }: { id: string; count: number }) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(
      api.portfolios.rejectedRows.infiniteOptions({
        input: (cursor: string | undefined) => ({ id, cursor, limit: ROWS_AT_A_TIME }),
        initialPageParam: undefined,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      }),
    );
  return (
    <Card flush title={words.title} subtitle={text.number(count)}>
      <DataTable
        label={words.title}
        columns={COLUMNS}
        rows={data?.pages.flatMap(({ items }) => items) ?? []}
        rowId={({ record }) => String(record)}
        sortedBy="server"
        phoneLayout="cards"
        loading={isPending}
        loadingLabel={words.loading}
        error={
          error && !data ? (
            <ReadFailure title={text.failed} onRetry={() => void refetch()} error={error} />
          ) : undefined
        }
      />
      {hasNextPage ? (
        <div className="p-4 md:px-5">
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}
