import { REJECT_REASON_TEXTS } from '@propguard/protocol/data-import-reasons';
import { REJECTED_ROWS_PER_FILE } from '@propguard/rules/imports/import-limits';
import type { OpenInstallation } from '../../access/installation-scope.ts';
import { openUnattended } from '../../access/open-unattended.ts';
import { attachment } from '../../attachment.ts';
import type { Database } from '../../db/database.ts';
import { type CsvColumn, csvText } from '../../tabular/write-csv.ts';
import { listRejected, type RejectedRowRecord } from './store.ts';
import { requireImport } from './stored-import.ts';

const COLUMNS: readonly CsvColumn<RejectedRowRecord>[] = [
  ['record', (row) => row.record],
  ['line', (row) => row.line],
  ['file', (row) => row.file],
  ['reason', (row) => row.reason],
  ['explanation', (row) => REJECT_REASON_TEXTS[row.reason]],
  ['field', (row) => row.field],
  ['row', (row) => row.source],
];

const ROWS_PER_READ = 2_000;

/** The report as a file; with more rows than one file holds, the next goes on after the last record of this one. */
export const rejectedRowsFile = async (
  open: OpenInstallation,
  { id, afterRecord }: { id: string; afterRecord: number },
  resHeaders: Headers | undefined,
): Promise<File> => {
  const { fileName } = await open(({ tx }) => requireImport({ tx }, id));
  const content = [csvText(COLUMNS, [])];
  let [after, left] = [afterRecord, REJECTED_ROWS_PER_FILE];
  while (left > 0) {
    const from = after;
    const limit = Math.min(left, ROWS_PER_READ);
    const rows = await open(({ tx }) => listRejected(tx, id, { after: from, limit }));
    content.push(csvText(COLUMNS, rows, { header: false }));
    if (rows.length < limit) break;
    after = rows.at(-1)?.record ?? after;
    left -= rows.length;
  }
  const name = `rejected rows of ${fileName}.csv`;
  return attachment(resHeaders, { name, type: 'text/csv', content });
};

/** All of them, a piece at a time. */
export async function* rejectedLines(database: Database, id: string): AsyncGenerator<string> {
  yield csvText(COLUMNS, []);
  for (let after = 0; ; ) {
    const from = after;
    const rows = await openUnattended(database, null, (tx) =>
      listRejected(tx, id, { after: from, limit: ROWS_PER_READ }),
    );
    if (rows.length === 0) return;
    yield csvText(COLUMNS, rows, { header: false });
    after = rows.at(-1)?.record ?? after;
  }
}
