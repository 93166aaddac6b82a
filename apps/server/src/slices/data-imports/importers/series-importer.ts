import { isBlank } from '@propguard/rules/imports/blank';
import { IMPORT_FIELDS } from '@propguard/rules/imports/import-columns';
import { describesColumns, readObservation } from '@propguard/rules/imports/read-observation';
import { accepted, rejected } from '@propguard/rules/imports/reject-reasons';
import { checkColumns } from '../../../tabular/mapped-columns.ts';
import { openTable } from '../../../tabular/open-table.ts';
import type { RawRecord } from '../../../tabular/raw-record.ts';
import { rowFilter } from '../../../tabular/row-filter.ts';
import type { TableRecord } from '../../../tabular/table.ts';
import { naturalId } from '../natural-id.ts';
import { seriesPublisher } from '../publishers/series-publisher.ts';
import type { Choices, Importer } from './importer.ts';

/** The place of each in the cells of a raw record. */
const FIELDS = ['date', 'value', 'series', 'unit'];
type Cells = [date: string, value: string, series: string, unit: string];

const place = (headers: readonly string[], column: string | undefined): number =>
  column ? headers.indexOf(column) : -1;

/** One figure a line, with its series named beside it or, for a file of one series, by the file's name. */
const longCells = (
  headers: readonly string[],
  { columns }: Choices,
  fallbackName: string,
): ((cells: readonly string[]) => Cells[]) => {
  const [date, value, series, unit] = FIELDS.map((field) => place(headers, columns[field]));
  const at = (cells: readonly string[], index: number | undefined): string =>
    cells[index ?? -1]?.trim() ?? '';
  return (cells) => [[at(cells, date), at(cells, value), at(cells, series) || fallbackName, at(cells, unit)]];
};

/** A column for each series: every figure of a line is a record. A cell without one says nothing. */
const wideCells = (headers: readonly string[], { columns }: Choices) => {
  const date = place(headers, columns.date);
  const units = new Map<number, string>();
  return {
    describe: (cells: readonly string[]): void => {
      if (!/^units?$/i.test(cells[date]?.trim() ?? '')) return;
      for (const [at, cell] of cells.entries()) units.set(at, cell.trim());
    },
    split: (cells: readonly string[]): Cells[] =>
      cells.flatMap((cell, at): Cells[] =>
        at === date || isBlank(cell)
          ? []
          : [[cells[date]?.trim() ?? '', cell.trim(), headers[at] ?? '', units.get(at) ?? '']],
      ),
  };
};

const baseName = (fileName: string): string => fileName.replace(/\.[^.]*$/, '').replaceAll(/[-_]+/g, ' ');

async function* rawRecords(
  headers: readonly string[],
  records: AsyncGenerator<TableRecord>,
  choices: Choices,
  fileName: string,
): AsyncGenerator<RawRecord> {
  const isWide = !choices.columns.value;
  const wide = wideCells(headers, choices);
  const long = longCells(headers, choices, baseName(fileName));
  const isWanted = rowFilter(headers, choices.options.filters);
  let isDescribing = isWide;
  for await (const { line, cells } of records) {
    isDescribing &&= describesColumns(cells[0] ?? '');
    if (isDescribing) {
      wide.describe(cells);
      continue;
    }
    const rejection = isWanted(cells) ? {} : { rejection: rejected('filtered') };
    for (const one of isWide ? wide.split(cells) : long(cells))
      yield { line, file: null, cells: one, ...rejection };
  }
}

/** Economic series: dates and figures. */
export const seriesImporter: Importer = {
  kind: 'series',
  open: async (source, choices, meter, open = openTable) => {
    const { headers, records } = await open(source, choices.options.encoding, meter);
    checkColumns(IMPORT_FIELDS.series, headers, {
      columns: choices.columns,
      filters: choices.options.filters,
    });
    return { headers: FIELDS, records: rawRecords(headers, records, choices, source.name) };
  },
  reader:
    (_headers, { options }, { today }) =>
    ({ cells }) => {
      const read = readObservation((field) => cells[FIELDS.indexOf(field)] ?? '', options.dateFormat, today);
      if (!read.ok) return read;
      const { series, on, value } = read.value;
      const key = series.toLowerCase();
      return accepted({
        rowId: naturalId('observation', `${key}|${on}`),
        ownerId: naturalId('series', key),
        bundle: null,
        content: read.value,
        readAs: () => `${series}, ${on}, ${value}`,
      });
    },
  publisher: seriesPublisher,
};
