import type { DutyVersion } from '@propguard/protocol/duty';
import { shortDay } from '@propguard/rules/formats/days';
import type { State } from '@propguard/rules/places/states';
import { dayIn } from '@propguard/rules/time/wall-time';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import { useMemo } from 'react';
import { Card } from '../../ui/layout/card.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { text } from './text.ts';
import { VersionBadge } from './version-badge.tsx';

const column = tableColumns<DutyVersion>();

const columnsOf = (state: State) => [
  column.accessor('version', {
    header: text.columns.version,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ row: { original } }) => (
      <span className="flex items-center gap-2 font-medium whitespace-nowrap">
        {text.name(original.version)}
        <VersionBadge version={original} state={state} />
      </span>
    ),
  }),
  column.accessor('validFrom', {
    header: text.columns.from,
    enableSorting: false,
    cell: ({ getValue }) => <span className="whitespace-nowrap">{shortDay(getValue())}</span>,
  }),
  column.accessor('note', {
    header: text.columns.note,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ row: { original } }) => (
      <span className="break-words">
        {original.note ?? text.byNobody}
        {original.withdrawnAt ? (
          <span className="block text-12 text-muted">
            {text.takenBackBy(
              original.withdrawnBy ?? text.someone,
              shortDay(dayIn(USUAL_TIME_ZONE, new Date(original.withdrawnAt))),
            )}
          </span>
        ) : null}
      </span>
    ),
  }),
  column.accessor('createdBy', {
    header: text.columns.by,
    enableSorting: false,
    cell: ({ getValue }) => getValue() ?? text.none,
  }),
  column.accessor('createdAt', {
    header: text.columns.at,
    enableSorting: false,
    cell: ({ getValue }) => {
      const at = getValue();
      return (
        <span className="whitespace-nowrap">
          {at ? shortDay(dayIn(USUAL_TIME_ZONE, new Date(at))) : text.none}
        </span>
      );
    },
  }),
];

interface DutyHistoryProps {
  state: State;
  versions: readonly DutyVersion[];
  selected: number;
  onSelect: (version: number) => void;
}

export function DutyHistory({ state, versions, selected, onSelect }: DutyHistoryProps) {
  const columns = useMemo(() => columnsOf(state), [state]);
  return (
    <Card flush title={text.history}>
      <DataTable
        label={text.history}
        columns={columns}
        rows={versions}
        rowId={({ version }) => String(version)}
        sortedBy="server"
        density="worked"
        phoneLayout="cards"
        selectedId={String(selected)}
        onOpenRow={({ version }) => onSelect(version)}
      />
    </Card>
  );
}
