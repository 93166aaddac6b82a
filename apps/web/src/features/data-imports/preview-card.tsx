import { REJECT_REASON_TEXTS } from '@propguard/protocol/data-import-reasons';
import type { ImportChoice, PreviewRow } from '@propguard/protocol/data-imports';
import { useQuery } from '@tanstack/react-query';
import { fieldErrorsOf } from '../../lib/api-error.ts';
import { errorText } from '../../lib/error-text.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { previewQuery } from './queries.ts';
import { text } from './text.ts';

const DELAY_MS = 400;
const column = tableColumns<PreviewRow>();

const COLUMNS = [
  column.accessor('line', {
    header: text.preview.line,
    enableSorting: false,
    meta: { numeric: true, width: '64px' },
  }),
  column.accessor('readAs', {
    header: text.preview.verdict,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ row: { original } }) => <Verdict row={original} />,
  }),
  column.accessor('cells', {
    header: text.preview.row,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ getValue }) => (
      <span className="line-clamp-2 text-12 break-words text-muted">{getValue().join(' · ')}</span>
    ),
  }),
];

interface PreviewCardProps {
  id: string;
  choice: ImportChoice;
  missing: readonly string[];
}

/** The first rows with the choices as they stand, read by the server as the import will. */
export function PreviewCard({ id, choice, missing }: PreviewCardProps) {
  const settled = useDebounced(choice, DELAY_MS);
  const isComplete = missing.length === 0;
  const { data, error, isFetching } = useQuery({ ...previewQuery(id, settled), enabled: isComplete });
  if (!isComplete) return null;
  const rows = data?.rows ?? [];
  const good = rows.filter(({ reason }) => reason === null).length;
  return (
    <Card
      flush
      title={text.preview.title}
      subtitle={rows.length > 0 ? text.preview.taken(good, rows.length) : text.preview.hint}
    >
      {error ? (
        <ErrorState title={text.preview.failed} className="mx-4 mb-4 md:mx-5">
          {fieldErrorsOf(error)[0]?.message ?? errorText(error)}
        </ErrorState>
      ) : (
        <DataTable
          label={text.preview.title}
          columns={COLUMNS}
          rows={rows}
          rowId={({ line, cells }) => `${line} ${cells.join('|')}`}
          sortedBy="server"
          phoneLayout="cards"
          loading={isFetching && rows.length === 0}
          loadingLabel={text.preview.loading}
        />
      )}
    </Card>
  );
}

function Verdict({ row: { reason, readAs, field } }: { row: PreviewRow }) {
  if (reason === null) return <span className="block min-w-56">{readAs}</span>;
  return (
    <span className="block min-w-56 text-danger">
      {REJECT_REASON_TEXTS[reason]}
      {field ? <span className="block text-12">{text.rejectedRows.field(text.field(field))}</span> : null}
    </span>
  );
}
