import type { ImportField } from '@propguard/rules/imports/import-columns';
import { rejected } from '@propguard/rules/imports/reject-reasons';
import type { ImportSource, ReadingMeter } from '../source/import-source.ts';
import { type CsvRecord, openCsv } from '../source/read-csv.ts';
import type { Choices, OpenFile, RawRecord } from './importer.ts';
import { checkColumns } from './mapped-values.ts';
import { rowFilter } from './row-filter.ts';

/** A row with fewer or more values than there are columns; empty ones at its end do no harm. */
const hasColumns = (cells: readonly string[], count: number): boolean =>
  cells.length === count || (cells.length > count && cells.slice(count).every((cell) => cell.trim() === ''));

async function* rawRecords(
  headers: readonly string[],
  records: AsyncGenerator<CsvRecord>,
  { options }: Choices,
): AsyncGenerator<RawRecord> {
  const isWanted = rowFilter(headers, options.filters);
  const rejectionOf = (cells: readonly string[]): Pick<RawRecord, 'rejection'> => {
    if (!hasColumns(cells, headers.length)) return { rejection: rejected('wrong-columns') };
    return isWanted(cells) ? {} : { rejection: rejected('filtered') };
  };
  for await (const { line, cells } of records) yield { line, file: null, cells, ...rejectionOf(cells) };
}

/** A CSV whose columns a person has named. */
export const openMappedCsv = async (
  fields: readonly ImportField[],
  source: ImportSource,
  choices: Choices,
  meter: ReadingMeter,
): Promise<OpenFile> => {
  const { headers, records } = await openCsv(source, choices.options.encoding, meter);
  checkColumns(fields, headers, { columns: choices.columns, filters: choices.options.filters });
  return { headers, records: rawRecords(headers, records, choices) };
};
