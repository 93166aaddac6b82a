import type { ChainTransaction } from '@propguard/protocol/titles';
import { abbreviatedAddress } from '@propguard/rules/titles/field-shapes';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { tableColumns } from '../../ui/table/table-features.ts';
import { text } from './text.ts';

const words = text.explorer;
const column = tableColumns<ChainTransaction>();

const TONES: Record<ChainTransaction['status'], BadgeTone> = {
  succeeded: 'positive',
  reverted: 'danger',
  pending: 'neutral',
};

export function TransactionStatus({ status }: Pick<ChainTransaction, 'status'>) {
  return <Badge tone={TONES[status]}>{words.status[status]}</Badge>;
}

function At({ instant }: { instant: string }) {
  const { dateTime } = useInstantText();
  return <span className="whitespace-nowrap">{dateTime(instant)}</span>;
}

export const TRANSACTION_COLUMNS = [
  column.accessor('call', {
    header: words.columns.call,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ row }) => (
      <span className="font-medium whitespace-nowrap">
        {row.original.call}
        {row.original.contract ? (
          <span className="ml-1.5 font-normal text-muted">{text.contracts.names[row.original.contract]}</span>
        ) : null}
      </span>
    ),
  }),
  column.accessor('status', {
    header: words.columns.status,
    enableSorting: false,
    cell: ({ getValue }) => <TransactionStatus status={getValue()} />,
  }),
  column.accessor('events', {
    header: words.columns.events,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ getValue }) =>
      getValue()
        .map(({ name }) => name)
        .join(', ') || words.none,
  }),
  column.accessor('blockNumber', {
    header: words.columns.block,
    enableSorting: false,
    cell: ({ getValue }) => <span className="tabular-nums">{getValue() ?? words.none}</span>,
  }),
  column.accessor('from', {
    header: words.columns.from,
    enableSorting: false,
    cell: ({ getValue }) => <span className="font-mono text-12">{abbreviatedAddress(getValue())}</span>,
  }),
  column.accessor('at', {
    header: words.columns.at,
    enableSorting: false,
    cell: ({ getValue }) => <At instant={getValue()} />,
  }),
];
