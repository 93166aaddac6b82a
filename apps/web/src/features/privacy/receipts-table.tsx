import type { PrivacyReceipt } from '@propguard/protocol/privacy';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { useListPage } from '../../lib/use-list-page.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { PagedTable } from '../../ui/table/paged-table.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { text } from './text.ts';

const words = text.receipts;
const PER_PAGE = 25;

const column = tableColumns<PrivacyReceipt>();
const COLUMNS = [
  column.accessor('kind', {
    header: words.columns.kind,
    enableSorting: false,
    meta: { cardTitle: true, width: '128px' },
    cell: ({ getValue }) => (
      <Badge tone={getValue() === 'forgotten' ? 'caution' : 'neutral'}>{words.kinds[getValue()]}</Badge>
    ),
  }),
  column.accessor('at', {
    header: words.columns.at,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ getValue }) => <When at={getValue()} />,
  }),
  column.accessor('counts', {
    header: words.columns.rows,
    enableSorting: false,
    cell: ({ getValue }) => Object.values(getValue()).reduce((sum, many) => sum + many, 0),
  }),
  column.accessor('id', {
    header: words.columns.id,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ getValue }) => <code className="text-12 break-all">{getValue()}</code>,
  }),
];

function When({ at }: { at: string }) {
  return <span className="whitespace-nowrap">{useInstantText().dateTime(at)}</span>;
}

/** That it was done, when, and how much: no name. */
export function ReceiptsTable() {
  const { cursor, viewOf } = useListPage({ selected: 'receipt' });
  const page = viewOf(
    useQuery({
      ...api.privacy.receipts.queryOptions({ input: { limit: PER_PAGE, cursor } }),
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <div className="grid gap-3">
      <h2 className="text-16 font-semibold">{words.title}</h2>
      <PagedTable
        label={words.title}
        texts={words}
        columns={COLUMNS}
        page={page}
        empty={{ title: words.emptyTitle, about: words.empty }}
      />
    </div>
  );
}
