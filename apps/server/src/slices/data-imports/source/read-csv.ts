import { Readable } from 'node:stream';
import { unnamedColumn } from '@propguard/rules/imports/import-columns';
import { COLUMNS_MAX, RECORD_MAX_BYTES } from '@propguard/rules/imports/import-limits';
import type { TextEncoding } from '@propguard/rules/imports/text-encoding';
import { CsvError, parse } from 'csv-parse';
import { ImportRefused } from '../import-refused.ts';
import { decodeText } from './decode-text.ts';
import type { ImportSource, ReadingMeter } from './import-source.ts';
import { readHead } from './import-source.ts';

export type CsvRecord = { line: number; cells: string[] };
export type OpenCsv = { headers: string[]; records: AsyncGenerator<CsvRecord> };

const DELIMITERS = [',', ';', '\t', '|'];
const ZIP_MARK = 'PK\u0003\u0004';

const JUDGED_LINES = 6;

/** The one that cuts the first lines into the same number of columns, and into most of them. */
const chooseDelimiter = (head: string): string => {
  const lines = head
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\n|\r/, JUDGED_LINES + 1)
    .filter((line) => line.trim() !== '')
    .slice(0, JUDGED_LINES);
  const score = (delimiter: string): number => {
    const [first = 0, ...others] = lines.map((line) => line.split(delimiter).length);
    const alike = others.filter((count) => count === first).length;
    return first < 2 ? 0 : (alike + 1) * 1000 + first;
  };
  const scores = DELIMITERS.map(score);
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ',';
};

const CSV_PROBLEMS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: 'a quote is opened and never closed',
  CSV_MAX_RECORD_SIZE: 'a row is longer than 256 KB, most likely because a quote is opened and never closed',
  CSV_INVALID_CLOSING_QUOTE: 'something follows a closing quote',
  INVALID_OPENING_QUOTE: 'a quote stands in the middle of a value',
};

const asRefusal = (error: unknown): unknown => {
  if (!(error instanceof CsvError)) return error;
  const problem = CSV_PROBLEMS[error.code] ?? 'the row cannot be read';
  return new ImportRefused(`The file is no readable CSV: near line ${Number(error.lines ?? 0)}, ${problem}.`);
};

const linesWithin = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => (cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum), 0);

type ParsedRecord = { record: string[]; info: { lines: number } };

async function* recordsOf(text: AsyncGenerator<string>, delimiter: string): AsyncGenerator<CsvRecord> {
  const parser = parse({
    delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: RECORD_MAX_BYTES,
  });
  const input = Readable.from(text);
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>)
      yield { line: info.lines - linesWithin(record), cells: record };
  } catch (error) {
    throw asRefusal(error);
  } finally {
    input.destroy();
    parser.destroy();
  }
}

/** Every column needs a name of its own: one without is called by its place, a second of the same name by its count. */
const columnNames = (cells: readonly string[]): string[] => {
  const seen = new Map<string, number>();
  return cells.map((cell, at) => {
    const name = cell.trim() || unnamedColumn(at);
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
};

const headText = async (head: Buffer, encoding: TextEncoding): Promise<string> => {
  let text = '';
  for await (const piece of decodeText(Readable.from([head]), encoding)) text += piece;
  return text;
};

/** The header and the records after it, one at a time: the file is never in memory as a whole. */
export const openCsv = async (
  source: ImportSource,
  encoding: TextEncoding,
  meter: ReadingMeter,
): Promise<OpenCsv> => {
  if (source.sizeBytes === 0) throw new ImportRefused('The file is empty.');
  const head = await readHead(source);
  if (head.subarray(0, ZIP_MARK.length).toString('latin1') === ZIP_MARK)
    throw new ImportRefused('This is a packed file. Unpack it, and import the CSV inside.');
  const start = await headText(head, encoding);
  const text = decodeText(source.read(0, source.sizeBytes), encoding, meter);
  const records = recordsOf(text, chooseDelimiter(start));
  const first = await records.next();
  if (first.done) throw new ImportRefused('The file has no rows.');
  const headers = columnNames(first.value.cells);
  if (headers.length > COLUMNS_MAX)
    throw new ImportRefused(`The file has ${headers.length} columns; at most ${COLUMNS_MAX} can be read.`);
  if (headers.length < 2)
    throw new ImportRefused('The first line has a single column: this is no CSV with a header.');
  return { headers, records };
};
