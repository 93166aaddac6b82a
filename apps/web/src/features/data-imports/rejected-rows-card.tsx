import { REJECT_REASON_TEXTS } from '@propguard/protocol/data-import-reasons';
import type { ImportDetail, RejectedRow } from '@propguard/protocol/data-imports';
import { REJECTED_ROWS_PER_FILE } from '@propguard/rules/imports/import-limits';
import type { RejectReason } from '@propguard/rules/imports/reject-reasons';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useListPage } from '../../lib/use-list-page.ts';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { rejectedRowsQuery } from './queries.ts';
import { text } from './text.ts';

const column = tableColumns<RejectedRow>();

const COLUMNS = [
  column.accessor('line', {
    header: text.rejectedRows.line,
    enableSorting: false,
    meta: { numeric: true, width: '72px' },
    cell: ({ row: { original } }) => (
      <span>
        {original.file ? <span className="block text-12 text-muted">{original.file}</span> : null}
        {text.number(original.line)}
      </span>
    ),
  }),
  column.accessor('reason', {
    header: text.rejectedRows.reason,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ row: { original } }) => (
      <span className="block min-w-56 py-1.5">
        {REJECT_REASON_TEXTS[original.reason]}
        {original.field ? (
          <span className="block text-12 text-muted">
            {text.rejectedRows.field(text.field(original.field))}
          </span>
        ) : null}
      </span>
    ),
  }),
  column.accessor('row', {
    header: text.rejectedRows.row,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ getValue }) => (
      <code className="font-mono text-12 break-all whitespace-pre-wrap">{getValue()}</code>
    ),
  }),
];

const REASONS = Object.keys(REJECT_REASON_TEXTS) as RejectReason[];

/** Every row that was not taken: why, where it stands in the file, and the row itself. */
export function RejectedRowsCard({ detail: { id, reasons } }: { detail: ImportDetail }) {
  const { filters, setFilters, cursor, viewOf } = useListPage({ filters: { reason: ['all', ...REASONS] } });
  const { reason } = filters;
  const page = viewOf(useQuery(rejectedRowsQuery(id, reason === 'all' ? undefined : reason, cursor)));
  const total = reasons.reduce((sum, { rows }) => sum + rows, 0);
  const choices = [
    { value: 'all' as const, label: `${text.rejectedRows.all} (${text.number(total)})` },
    ...reasons.map(({ reason: value, rows }) => ({
      value,
      label: `${REJECT_REASON_TEXTS[value]} (${text.number(rows)})`,
    })),
  ];
  const isPaged = Object.keys(page.steps).length > 0;
  return (
    <Card
      flush
      title={text.rejectedRows.title}
      subtitle={total > REJECTED_ROWS_PER_FILE ? text.rejectedRows.limited : undefined}
      actions={
        <LinkButton size="sm" icon={Download} to={`/api/data-imports/${id}/rejected-rows.csv`} reloadDocument>
          {text.rejectedRows.download}
        </LinkButton>
      }
    >
      <div className="px-4 pb-3 md:px-5">
        <Select
          label={text.rejectedRows.reason}
          size="sm"
          options={choices}
          value={reason}
          onValueChange={(next) => setFilters({ reason: next })}
          className="max-w-120"
        />
      </div>
      <DataTable
        label={text.rejectedRows.title}
        columns={COLUMNS}
        rows={page.items ?? []}
        rowId={({ record }) => String(record)}
        sortedBy="server"
        phoneLayout="cards"
        loading={page.isPending}
        loadingLabel={text.rejectedRows.loading}
        error={
          page.error && !page.items ? (
            <ReadFailure title={text.rejectedRows.failed} onRetry={page.retry} error={page.error} />
          ) : undefined
        }
        empty={<p className="px-4 py-5 text-13 text-muted md:px-5">{text.rejectedRows.none}</p>}
        {...(isPaged ? { paging: { kind: 'cursor' as const, ...page.steps } } : {})}
      />
    </Card>
  );
}
