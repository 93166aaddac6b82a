import { REJECT_REASON_TEXTS } from '@propguard/protocol/data-import-reasons';
import type { PreviewRow } from '@propguard/protocol/data-imports';
import type { PortfolioChoice } from '@propguard/protocol/portfolios';
import { useQuery } from '@tanstack/react-query';
import { fieldErrorsOf } from '../../../lib/api-error.ts';
import { errorText } from '../../../lib/error-text.ts';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { tableColumns } from '../../../ui/table/table-features.ts';
import { previewQuery } from '../queries.ts';
import { text } from '../text.ts';

const words = text.preview;
const DELAY_MS = 400;
const column = tableColumns<PreviewRow>();

const COLUMNS = [
  column.accessor('line', {
    header: words.line,
    enableSorting: false,
    meta: { numeric: true, width: '64px' },
  }),
  column.accessor('readAs', {
    header: words.verdict,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ row: { original } }) => <Verdict row={original} />,
  }),
];

/** The first rows with the columns as they stand, read by the server as the job will. */
export function PreviewCard({ id, choice }: { id: string; choice: PortfolioChoice }) {
  const { data, error, isFetching } = useQuery(previewQuery(id, useDebounced(choice, DELAY_MS)));
  const rows = data?.rows ?? [];
  const good = rows.filter(({ reason }) => reason === null).length;
  return (
    <Card flush title={words.title} subtitle={rows.length > 0 ? words.taken(good, rows.length) : words.hint}>
      {error ? (
        <ErrorState title={words.failed} className="mx-4 mb-4 md:mx-5">
          {fieldErrorsOf(error)[0]?.message ?? errorText(error)}
        </ErrorState>
      ) : (
        <DataTable
          label={words.title}
          columns={COLUMNS}
          rows={rows}
          rowId={({ line }) => String(line)}
          sortedBy="server"
          phoneLayout="cards"
          loading={isFetching && rows.length === 0}
          loadingLabel={words.loading}
        />
      )}
    </Card>
  );
}

function Verdict({ row: { reason, readAs, field } }: { row: PreviewRow }) {
  if (reason === null) return <span className="block min-w-56 py-1.5 break-words">{readAs}</span>;
  return (
    <span className="block min-w-56 py-1.5 text-danger">
      {REJECT_REASON_TEXTS[reason]}
      {field ? <span className="block text-12">{words.field(text.field(field))}</span> : null}
    </span>
  );
}
