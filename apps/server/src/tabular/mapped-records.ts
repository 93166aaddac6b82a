import type { ColumnMap, ImportField } from '@propguard/rules/imports/import-columns';
import type { ImportOptions } from '@propguard/rules/imports/import-settings';
import { rejected } from '@propguard/rules/imports/reject-reasons';
import type { FileSource, ReadingMeter } from '../intake/file-source.ts';
import { checkColumns } from './mapped-columns.ts';
import { type OpenTable, openTable } from './open-table.ts';
import type { OpenFile, RawRecord } from './raw-record.ts';
import { rowFilter } from './row-filter.ts';
import type { Table } from './table.ts';

export type TableChoices = { columns: ColumnMap; options: Pick<ImportOptions, 'encoding' | 'filters'> };

/** A row with fewer or more values than there are columns; empty ones at its end do no harm. */
const hasColumns = (cells: readonly string[], count: number): boolean =>
  cells.length === count || (cells.length > count && cells.slice(count).every((cell) => cell.trim() === ''));

async function* rawRecords(
  { headers, records }: Table,
  { options }: TableChoices,
): AsyncGenerator<RawRecord> {
  const isWanted = rowFilter(headers, options.filters);
  const rejectionOf = (cells: readonly string[]): Pick<RawRecord, 'rejection'> => {
    if (!hasColumns(cells, headers.length)) return { rejection: rejected('wrong-columns') };
    return isWanted(cells) ? {} : { rejection: rejected('filtered') };
  };
  for await (const { line, cells } of records) yield { line, file: null, cells, ...rejectionOf(cells) };
}

/** A table whose columns a person has named. */
export const openMappedTable = async (
  fields: readonly ImportField[],
  source: FileSource,
  choices: TableChoices,
  meter: ReadingMeter,
  open: OpenTable = openTable,
): Promise<OpenFile> => {
  const table = await open(source, choices.options.encoding, meter);
  checkColumns(fields, table.headers, { columns: choices.columns, filters: choices.options.filters });
  return { headers: table.headers, records: rawRecords(table, choices) };
};
