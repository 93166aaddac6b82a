import { Readable } from 'node:stream';
import {
  COLUMNS_MAX,
  WORKBOOK_MAX_BYTES,
  WORKBOOK_PART_MAX_BYTES,
} from '@propguard/rules/imports/import-limits';
import ExcelJS, { type CellValue, type Row } from 'exceljs';
import { type ArchivedFile, openArchive, unpacked } from '../intake/archive.ts';
import { FileRefused } from '../intake/file-refused.ts';
import type { FileSource, ReadingMeter } from '../intake/file-source.ts';
import { columnNames } from './column-names.ts';
import { decodeText } from './decode-text.ts';
import { sheetRows } from './sheet-rows.ts';
import type { Table, TableRecord } from './table.ts';

type Sheet = { name: string; rId: string; state?: string };

/**
 * The parsers of ExcelJS's streaming reader. Its own walk over the archive believes the sizes that stand before each
 * entry, reads letters that a chunk cuts in two as rubbish, and writes sheets to the disk: so the entries are opened and
 * decoded here, and each is handed to its parser.
 */
type Parsers = {
  workbookRels: { Id: string; Target: string }[];
  model: { sheets?: Sheet[] };
  _parseRels: (entry: Readable) => Promise<void>;
  _parseWorkbook: (entry: Readable) => Promise<void>;
  _parseStyles: (entry: Readable) => Promise<void>;
  _parseSharedStrings: (entry: Readable) => AsyncGenerator<never>;
  _parseWorksheet: (text: AsyncIterable<string>, sheet: string) => Iterable<{ value: AsyncIterable<Row> }>;
};

const textOf = (file: ArchivedFile, meter?: ReadingMeter): AsyncGenerator<string> => {
  const share = meter && file.unpackedBytes > 0 ? file.packedBytes / file.unpackedBytes : 0;
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const piece of unpacked(file)) {
      if (meter) meter.bytes += piece.length * share;
      yield piece;
    }
  };
  return decodeText(counted(), 'auto');
};

const cellText = (value: CellValue | undefined): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return '';
    const [day = '', time = ''] = value.toISOString().split(/[T.]/);
    return time === '00:00:00' ? day : `${day} ${time}`;
  }
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map(({ text }) => text ?? '').join('');
  if ('error' in value) return value.error;
  if ('text' in value) return cellText(value.text as CellValue);
  return 'result' in value ? cellText(value.result) : '';
};

/** What a formula gave stands beside it; the formula itself is never run. */
const cellsOf = (row: Row): string[] => {
  const cells: string[] = [];
  row.eachCell((cell, column) => {
    if (column > COLUMNS_MAX)
      throw new FileRefused(
        `Row ${row.number} has more than ${COLUMNS_MAX} columns, which is more than we can read.`,
      );
    cells[column - 1] = cellText(cell.value);
  });
  return Array.from(cells, (cell) => cell ?? '');
};

const openParsers = async (files: ReadonlyMap<string, ArchivedFile>, mostTexts: number): Promise<Parsers> => {
  const nothing = Readable.from([]);
  const reader = new ExcelJS.stream.xlsx.WorkbookReader(nothing as never, {
    sharedStrings: 'cache',
    styles: 'cache',
    worksheets: 'emit',
    hyperlinks: 'ignore',
    entries: 'ignore',
  });
  const parsers = reader as unknown as Parsers;
  const entry = (name: string, what: string, most = WORKBOOK_PART_MAX_BYTES): Readable | null => {
    const file = files.get(name);
    if (!file) return null;
    // All of it is kept, before the first row is read.
    if (file.unpackedBytes > most)
      throw new FileRefused(`The workbook holds more ${what} than we can read. Save the sheet as CSV.`);
    return Readable.from(textOf(file));
  };
  const [rels, workbook] = [
    entry('xl/_rels/workbook.xml.rels', 'sheets'),
    entry('xl/workbook.xml', 'sheets'),
  ];
  if (!rels || !workbook) throw new FileRefused('The workbook has no list of its sheets.');
  await parsers._parseRels(rels);
  await parsers._parseWorkbook(workbook);
  const styles = entry('xl/styles.xml', 'formats');
  if (styles) await parsers._parseStyles(styles);
  const texts = entry('xl/sharedStrings.xml', 'text', mostTexts) ?? Readable.from(['<sst/>']);
  for await (const _ of parsers._parseSharedStrings(texts));
  return parsers;
};

/** The first sheet that people see. */
const firstSheet = (
  { model, workbookRels }: Parsers,
  files: ReadonlyMap<string, ArchivedFile>,
): ArchivedFile => {
  const sheet = model.sheets?.find(({ state }) => state === undefined || state === 'visible');
  const target = workbookRels.find(({ Id }) => Id === sheet?.rId)?.Target ?? '';
  const file = files.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  if (!file) throw new FileRefused('The workbook has no sheet we can read.');
  return file;
};

async function* recordsOf(rows: AsyncIterable<Row>): AsyncGenerator<TableRecord> {
  let width = 0;
  try {
    for await (const row of rows) {
      const cells = cellsOf(row);
      if (cells.every((cell) => cell.trim() === '')) continue;
      width ||= cells.length;
      // A sheet leaves out cells that are empty; they are no missing columns.
      while (cells.length < width) cells.push('');
      yield { line: row.number, cells };
    }
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw unreadable(error);
  }
}

const unreadable = (error: unknown): FileRefused =>
  new FileRefused(
    `We can’t read the workbook: ${error instanceof Error ? error.message : String(error)}. Save the sheet as CSV.`,
  );

/** The first sheet of an XLSX, a row at a time. What it unpacks to is bounded before anything is unpacked. */
export const openWorkbook = async (
  source: FileSource,
  meter: ReadingMeter,
  mostTexts: number,
): Promise<Table> => {
  const archive = await openArchive(source, WORKBOOK_MAX_BYTES);
  const files = new Map(archive.map((file) => [file.name, file]));
  try {
    const parsers = await openParsers(files, mostTexts);
    const [sheet] = parsers._parseWorksheet(sheetRows(textOf(firstSheet(parsers, files), meter)), '1');
    if (!sheet) throw new FileRefused('The workbook has no sheet we can read.');
    const records = recordsOf(sheet.value);
    const first = await records.next();
    if (first.done) throw new FileRefused('The file has no rows.');
    return { headers: columnNames(first.value.cells, 'table'), records };
  } catch (error) {
    throw error instanceof FileRefused ? error : unreadable(error);
  }
};
