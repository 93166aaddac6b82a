import { REJECT_REASON_TEXTS } from '@propguard/protocol/data-import-reasons';
import { REJECTED_ROWS_PER_FILE } from '@propguard/rules/imports/import-limits';
import type { Database, Tx } from '../../db/database.ts';
import { attachment } from '../files/attachment.ts';
import { harmlessCell } from '../files/harmless-cell.ts';
import { requireImport } from './get-import.ts';
import { rowText } from './importers/row-text.ts';
import { listRejected, type RejectedRowRecord } from './store.ts';

const HEADER = ['record', 'line', 'file', 'reason', 'explanation', 'field', 'row'];

const rejectedLine = (row: RejectedRowRecord): string =>
  rowText([
    String(row.record),
    String(row.line),
    harmlessCell(row.file ?? ''),
    row.reason,
    REJECT_REASON_TEXTS[row.reason],
    row.field ?? '',
    harmlessCell(row.source),
  ]);

const REJECTED_HEADER = rowText(HEADER);

/** The report as a file; with more rows than one file holds, the next goes on after the last record of this one. */
export const rejectedRowsFile = async (
  tx: Tx,
  { id, afterRecord }: { id: string; afterRecord: number },
  resHeaders: Headers | undefined,
): Promise<File> => {
  const { fileName } = await requireImport(tx, id);
  const rows = await listRejected(tx, id, { after: afterRecord, limit: REJECTED_ROWS_PER_FILE });
  const lines = [REJECTED_HEADER, ...rows.map(rejectedLine), ''];
  const name = `rejected rows of ${fileName}.csv`;
  return attachment(resHeaders, { name, type: 'text/csv', content: lines.join('\r\n') });
};

const ROWS_PER_READ = 5_000;

/** All of them, a piece at a time. */
export async function* rejectedLines(
  database: Pick<Database, 'asInstallation'>,
  id: string,
): AsyncGenerator<string> {
  yield `${REJECTED_HEADER}\r\n`;
  for (let after = 0; ; ) {
    const from = after;
    const rows = await database.asInstallation((tx) =>
      listRejected(tx, id, { after: from, limit: ROWS_PER_READ }),
    );
    if (rows.length === 0) return;
    yield rows.map((row) => `${rejectedLine(row)}\r\n`).join('');
    after = rows.at(-1)?.record ?? after;
  }
}
