import type { ImportPreview } from '@propguard/protocol/data-imports';
import { PREVIEW_RECORDS } from '@propguard/rules/imports/import-limits';
import type { Verdict } from '@propguard/rules/imports/reject-reasons';
import type { OpenFile, RawRecord } from './raw-record.ts';

/** The first rows of a file, each with how it is understood or why not. */
export const previewRows = async <Read>(
  { headers, records }: OpenFile,
  read: (record: RawRecord) => Verdict<Read>,
  readAs: (value: Read) => string,
): Promise<ImportPreview> => {
  const rows: ImportPreview['rows'] = [];
  for await (const record of records) {
    const verdict = read(record);
    rows.push({
      line: record.line,
      cells: record.cells.map((cell) => cell.replaceAll('\0', '')),
      ...(verdict.ok
        ? { reason: null, field: null, readAs: readAs(verdict.value) }
        : { reason: verdict.reason, field: verdict.field, readAs: null }),
    });
    if (rows.length >= PREVIEW_RECORDS) break;
  }
  return { headers, rows };
};
