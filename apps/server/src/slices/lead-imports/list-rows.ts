import type { LeadImportRow } from '@propguard/protocol/lead-imports';
import { REPORTED_ROWS_MAX, type RowVerdict } from '@propguard/rules/lead-imports/import-limits';
import { LEAD_FIELD_NAMES } from '@propguard/rules/lead-imports/lead-columns';
import type { OpenWorkspace, WorkspaceScope } from '../../access/workspace-scope.ts';
import { attachment } from '../../attachment.ts';
import { makeCursor, RowNumber, readCursor } from '../../paging/cursor.ts';
import { type CsvColumn, csvPieces } from '../../tabular/write-csv.ts';
import { requireImport } from './get-import.ts';
import { findRows } from './rows-store.ts';

type Row = Awaited<ReturnType<typeof findRows>>[number];
type Query = { id: string; limit: number; cursor?: string | undefined; verdict?: RowVerdict | undefined };

const toRow = ({ leadId, leadName, source, ...row }: Row): LeadImportRow => ({
  ...row,
  known: leadId === null ? null : { id: leadId, name: leadName },
  row: source,
});

export const listRows = async (
  { tx }: WorkspaceScope,
  { id, limit, cursor, verdict }: Query,
): Promise<{ items: LeadImportRow[]; nextCursor: string | null }> => {
  const filter = { rowsOf: id, verdict: verdict ?? null };
  const after = readCursor(filter, cursor, RowNumber) ?? 0;
  await requireImport({ tx }, id);
  const rows = await findRows(tx, id, { verdict, after, limit: limit + 1 });
  const items = rows.slice(0, limit).map(toRow);
  const last = items.at(-1);
  return { items, nextCursor: rows.length > limit && last ? makeCursor(filter, last.record) : null };
};

const COLUMNS: readonly CsvColumn<Row>[] = [
  ['line', ({ line }) => line],
  [
    'what_is_wrong',
    ({ problems }) =>
      problems
        .map(({ field, words }) => (field === null ? words : `${LEAD_FIELD_NAMES[field] ?? field}: ${words}`))
        .join(' '),
  ],
  ['row', ({ source }) => source],
];

/** Broken rows, each with all that is wrong with it. */
export const brokenRowsFile = async (
  open: OpenWorkspace,
  id: string,
  resHeaders: Headers | undefined,
): Promise<File> => {
  const { fileName, rows } = await open('read', async (scope) => ({
    fileName: (await requireImport(scope, id)).fileName,
    rows: await findRows(scope.tx, id, { verdict: 'broken', after: 0, limit: REPORTED_ROWS_MAX }),
  }));
  const name = `${fileName.replace(/\.[^.]*$/, '')} broken rows.csv`;
  return attachment(resHeaders, { name, type: 'text/csv', content: await csvPieces(COLUMNS, rows) });
};
