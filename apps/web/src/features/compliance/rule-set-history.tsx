import type { RuleSetVersion } from '@propguard/protocol/rule-sets';
import { shortDay } from '@propguard/rules/formats/days';
import { Check } from 'lucide-react';
import { Badge } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { text } from './text.ts';

const words = text.rules;
const column = tableColumns<RuleSetVersion>();

const COLUMNS = [
  column.accessor('version', {
    header: words.columns.version,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ row: { original } }) => (
      <span className="flex items-center gap-2 font-medium whitespace-nowrap">
        {original.version}
        {original.inForce ? (
          <Badge tone="positive" icon={Check}>
            {words.inForce}
          </Badge>
        ) : null}
      </span>
    ),
  }),
  column.accessor('effectiveFrom', {
    header: words.columns.from,
    enableSorting: false,
    cell: ({ getValue }) => <span className="whitespace-nowrap">{shortDay(getValue())}</span>,
  }),
  column.accessor('note', {
    header: words.columns.note,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ getValue }) => <span className="break-words">{getValue() ?? words.installation}</span>,
  }),
  column.accessor('createdBy', {
    header: words.columns.by,
    enableSorting: false,
    cell: ({ getValue }) => getValue() ?? words.none,
  }),
  column.accessor(({ changes }) => changes.length, {
    id: 'changes',
    header: words.columns.changes,
    enableSorting: false,
    meta: { numeric: true },
  }),
];

interface RuleSetHistoryProps {
  versions: readonly RuleSetVersion[];
  selected: string;
  onSelect: (version: string) => void;
}

export function RuleSetHistory({ versions, selected, onSelect }: RuleSetHistoryProps) {
  return (
    <Card flush title={words.history}>
      <DataTable
        label={words.history}
        columns={COLUMNS}
        rows={versions}
        rowId={({ version }) => version}
        sortedBy="server"
        density="worked"
        phoneLayout="cards"
        selectedId={selected}
        onOpenRow={({ version }) => onSelect(version)}
      />
    </Card>
  );
}
