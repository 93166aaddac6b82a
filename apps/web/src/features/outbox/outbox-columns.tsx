import type { OutboxMessage } from '@propguard/protocol/installation';
import { useInstantText } from '../../parts/times/use-instant-text.ts';
import { tableColumns } from '../../ui/table/table-features.ts';
import { MessageStateBadge } from './message-state-badge.tsx';
import { text } from './text.ts';

const column = tableColumns<OutboxMessage>();

export const OUTBOX_COLUMNS = [
  column.accessor('subject', {
    header: text.columns.message,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ getValue }) => (
      <span className="block min-w-40 py-1.5 font-medium break-words">{getValue()}</span>
    ),
  }),
  column.accessor('to', {
    header: text.columns.to,
    enableSorting: false,
    meta: { cardWide: true },
    cell: ({ getValue }) => <span className="break-all">{getValue()}</span>,
  }),
  column.accessor('state', {
    header: text.columns.state,
    enableSorting: false,
    meta: { width: '112px' },
    cell: ({ getValue }) => <MessageStateBadge state={getValue()} />,
  }),
  column.accessor('createdAt', {
    header: text.columns.written,
    enableSorting: false,
    meta: { width: '176px', cardWide: true },
    cell: ({ getValue }) => <Written at={getValue()} />,
  }),
];

/** Beside an open message the list has less room, and the pane says when it was written. */
export const OUTBOX_COLUMNS_BESIDE_PANE = OUTBOX_COLUMNS.slice(0, -1);

function Written({ at }: { at: string }) {
  return <span className="whitespace-nowrap">{useInstantText().dateTime(at)}</span>;
}
