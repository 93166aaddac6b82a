import type { CallFilters } from '@propguard/protocol/channel-calls';
import { PANEL_NAMES } from '@propguard/rules/channels/channel-abilities';
import type { OpenWorkspace } from '../../access/workspace-scope.ts';
import { attachment } from '../../attachment.ts';
import { type CsvColumn, csvPieces } from '../../tabular/write-csv.ts';
import { type CallRow, findCalls } from './call-store.ts';

const EXPORT_MOST = 20_000;

const COLUMNS: readonly CsvColumn<CallRow>[] = [
  ['at', (row) => row.at.toISOString()],
  ['channel', (row) => PANEL_NAMES[row.channel].name],
  ['event', (row) => row.event],
  ['id', (row) => row.providerId],
  ['signature', (row) => row.signature],
  ['answer', (row) => row.answer],
  ['note', (row) => row.note],
  ['work_ms', (row) => row.workMs],
  ['waiting', (row) => row.waiting],
  ['body', (row) => row.body],
];

/** What the log shows, as a file: the same filters, every row. Bodies are masked as they are kept. */
export const exportCalls = async (
  open: OpenWorkspace,
  filters: CallFilters,
  resHeaders: Headers | undefined,
): Promise<File> => {
  const rows = await open('read', ({ tx }) => findCalls(tx, filters, { after: null, limit: EXPORT_MOST }));
  return attachment(resHeaders, {
    name: 'channel-calls.csv',
    type: 'text/csv',
    content: await csvPieces(COLUMNS, rows),
  });
};
