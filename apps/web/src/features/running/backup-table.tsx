import type { Backup } from '@propguard/protocol/running';
import { Check, Clock, TriangleAlert } from 'lucide-react';
import { bytesText } from '../../lib/bytes-text.ts';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Badge } from '../../ui/feedback/badge.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { text } from './text.ts';

const words = text.backups;
const LOOKS = {
  running: { tone: 'neutral', icon: Clock },
  succeeded: { tone: 'positive', icon: Check },
  failed: { tone: 'danger', icon: TriangleAlert },
} as const;

const column = tableColumns<Backup>();
const COLUMNS = [
  column.accessor('startedAt', {
    header: words.columns.taken,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ getValue }) => <Taken at={getValue()} />,
  }),
  column.accessor('state', {
    header: words.columns.state,
    enableSorting: false,
    cell: ({ getValue }) => <Badge {...LOOKS[getValue()]}>{words.states[getValue()]}</Badge>,
  }),
  column.accessor('rows', {
    header: words.columns.rows,
    enableSorting: false,
    meta: { numeric: true },
    cell: ({ getValue }) => (getValue() === null ? words.unchecked : text.rows(getValue() ?? 0)),
  }),
  column.accessor('bytes', {
    header: words.columns.size,
    enableSorting: false,
    meta: { numeric: true },
    cell: ({ row: { original } }) => <Size backup={original} />,
  }),
  column.accessor('seconds', {
    header: words.columns.took,
    enableSorting: false,
    meta: { numeric: true },
    cell: ({ getValue }) => (getValue() === null ? words.unchecked : text.seconds(getValue() ?? 0)),
  }),
  column.accessor('checked', {
    header: words.columns.checked,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ getValue }) => {
      const checked = getValue();
      return checked === null ? words.unchecked : words.checked[checked];
    },
  }),
];

function Taken({ at }: { at: string }) {
  return <span className="whitespace-nowrap">{useInstantText().dateTime(at)}</span>;
}

function Size({ backup: { bytes, encrypted } }: { backup: Backup }) {
  if (bytes === null) return words.unchecked;
  return (
    <span className="whitespace-nowrap">
      {bytesText(bytes)}
      {encrypted ? <span className="text-muted">, {words.encrypted}</span> : null}
    </span>
  );
}

export function BackupTable({ backups }: { backups: readonly Backup[] }) {
  return (
    <DataTable
      label={words.list}
      columns={COLUMNS}
      rows={backups}
      rowId={({ id }) => id}
      phoneLayout="cards"
      empty={<EmptyState title={words.emptyTitle}>{words.empty}</EmptyState>}
    />
  );
}
