import type { DataImport } from '@propguard/protocol/data-imports';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { tableColumns } from '../../ui/table/table-features.ts';
import { ImportStateBadge } from './import-state-badge.tsx';
import { text } from './text.ts';

const column = tableColumns<DataImport>();

const rows = (count: number | undefined): string => (count === undefined ? '–' : text.number(count));

export const IMPORT_COLUMNS = [
  column.accessor('fileName', {
    header: text.columns.file,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ row }) => (
      <span className="block min-w-40 py-1.5 font-medium break-words">
        {row.original.name ?? row.original.fileName}
      </span>
    ),
  }),
  column.accessor('kind', {
    header: text.columns.kind,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ getValue }) => {
      const kind = getValue();
      return kind ? text.kinds[kind] : text.unknownKind;
    },
  }),
  column.accessor('state', {
    header: text.columns.state,
    enableSorting: false,
    meta: { width: '132px' },
    cell: ({ getValue }) => <ImportStateBadge state={getValue()} />,
  }),
  column.accessor('counts.read', {
    header: text.columns.read,
    enableSorting: false,
    meta: { numeric: true },
    cell: ({ row }) => rows(row.original.counts?.read),
  }),
  column.accessor('counts.accepted', {
    header: text.columns.accepted,
    enableSorting: false,
    meta: { numeric: true },
    cell: ({ row }) => rows(row.original.counts?.accepted),
  }),
  column.accessor('counts.rejected', {
    header: text.columns.rejected,
    enableSorting: false,
    meta: { numeric: true },
    cell: ({ row }) => rows(row.original.counts?.rejected),
  }),
  column.accessor('createdAt', {
    header: text.columns.when,
    enableSorting: false,
    meta: { width: '176px', cardWide: true },
    cell: ({ getValue }) => <Started at={getValue()} />,
  }),
];

function Started({ at }: { at: string }) {
  return <span className="whitespace-nowrap">{useInstantText().dateTime(at)}</span>;
}
