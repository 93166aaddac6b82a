import { audText, signedAudText } from '../../lib/aud-text.ts';
import { dayText } from '../../parts/times/day-text.ts';
import { tableColumns } from '../../ui/table/table-features.ts';
import type { HistoryEntry } from './history.ts';
import { text } from './text.ts';

const words = text.history;
const column = tableColumns<HistoryEntry>();

export function eventText({ kind, method }: HistoryEntry): string {
  if (kind !== 'sale') return words.events[kind];
  return method === null ? words.events.sold : words.methods[method];
}

/** Always in the order in which it happened: no column sorts. */
export const HISTORY_COLUMNS = column.columns([
  column.accessor('day', {
    header: words.date,
    enableSorting: false,
    cell: (cell) => dayText(cell.getValue()),
  }),
  column.accessor(eventText, { id: 'event', header: words.event, enableSorting: false }),
  column.accessor('priceAud', {
    header: words.price,
    enableSorting: false,
    meta: { numeric: true },
    cell: (cell) => textOf(cell.getValue(), audText),
  }),
  column.accessor('changeAud', {
    header: words.change,
    enableSorting: false,
    meta: { numeric: true },
    cell: (cell) => textOf(cell.getValue(), signedAudText),
  }),
]);

const textOf = (aud: number | null, words: (aud: number) => string): string =>
  aud === null ? '–' : words(aud);
