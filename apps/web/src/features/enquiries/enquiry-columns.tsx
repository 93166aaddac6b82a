import type { Enquiry } from '@propguard/protocol/enquiries';
import { OFFICE_TIME_ZONE } from '@propguard/rules/time/zones';
import { dateTimeText } from '../../parts/times/instant-text.ts';
import { tableColumns } from '../../ui/table/table-features.ts';
import { AnsweredBadge } from './answered-badge.tsx';
import { text } from './text.ts';

const column = tableColumns<Enquiry>();

const officeTime = (instant: string | null): string =>
  instant === null ? text.noTime : dateTimeText(instant, OFFICE_TIME_ZONE);

export const ENQUIRY_COLUMNS = [
  column.accessor('name', {
    header: text.columns.from,
    enableSorting: false,
    meta: { cardTitle: true },
    cell: ({ row }) => (
      <span className="block min-w-40 py-1.5">
        <span className="block font-medium break-words">{row.original.name}</span>
        <span className="block text-12 break-all text-muted">{row.original.email}</span>
      </span>
    ),
  }),
  column.accessor('kind', {
    header: text.columns.kind,
    enableSorting: false,
    meta: { width: '96px' },
    cell: ({ getValue }) => text.kinds[getValue()],
  }),
  column.accessor('startsAt', {
    header: text.columns.when,
    enableSorting: false,
    meta: { width: '184px' },
    cell: ({ getValue }) => <span className="whitespace-nowrap">{officeTime(getValue())}</span>,
  }),
  column.accessor('answeredAt', {
    header: text.columns.state,
    enableSorting: false,
    meta: { width: '112px' },
    cell: ({ getValue }) => <AnsweredBadge answered={getValue() !== null} />,
  }),
  column.accessor('createdAt', {
    header: text.columns.received,
    enableSorting: false,
    meta: { width: '184px', cardWide: true },
    cell: ({ getValue }) => <span className="whitespace-nowrap">{officeTime(getValue())}</span>,
  }),
];

/** Beside an open enquiry the list has less room, and the pane says when it came. */
export const ENQUIRY_COLUMNS_BESIDE_PANE = ENQUIRY_COLUMNS.filter(
  (_, index) => index !== 2 && index !== ENQUIRY_COLUMNS.length - 1,
);
