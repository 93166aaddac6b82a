import { Readable } from 'node:stream';
import { RECORD_MAX_BYTES } from '@propguard/rules/imports/import-limits';
import { lineOfOpenQuote } from '@propguard/rules/imports/open-quote';
import type { TextEncoding } from '@propguard/rules/imports/text-encoding';
import { CsvError, parse } from 'csv-parse';
import { FileRefused } from '../intake/file-refused.ts';
import { type FileSource, type ReadingMeter, readHead } from '../intake/file-source.ts';
import { columnNames } from './column-names.ts';
import { decodeText } from './decode-text.ts';
import type { Table, TableRecord } from './table.ts';

const DELIMITERS = [',', ';', '\t', '|'];
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

const OPEN_QUOTE = 'a quote is opened and never closed';
const CSV_PROBLEMS: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: OPEN_QUOTE,
  CSV_MAX_RECORD_SIZE: `a row is longer than 256 KB, most likely because ${OPEN_QUOTE}`,
  CSV_INVALID_CLOSING_QUOTE: 'something follows a closing quote',
  INVALID_OPENING_QUOTE: 'there’s a quote in the middle of a value',
};
const MAY_BE_OPEN = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE', 'CSV_INVALID_CLOSING_QUOTE']);

const linesWithin = (cells: readonly string[]): number =>
  cells.reduce((sum, cell) => (cell.includes('\n') ? sum + cell.split('\n').length - 1 : sum), 0);

type Reading = { text: () => AsyncGenerator<string>; delimiter: string };

const asRefusal = async (error: unknown, { text, delimiter }: Reading, after: number): Promise<unknown> => {
  if (!(error instanceof CsvError)) return error;
  const stoppedOn = Number(error.lines ?? 0);
  const openedOn = MAY_BE_OPEN.has(error.code) ? await lineOfOpenQuote(text(), after, delimiter) : null;
  // A quote that meets its end lines below, in the middle of a value, met the beginning of another.
  const isOpen = error.code === 'CSV_INVALID_CLOSING_QUOTE' && openedOn !== null && openedOn < stoppedOn;
  const problem = isOpen ? OPEN_QUOTE : (CSV_PROBLEMS[error.code] ?? 'we can’t read the row');
  const where = openedOn === null ? `near line ${stoppedOn}` : `on line ${openedOn}`;
  return new FileRefused(`We can’t read the file as CSV: ${where}, ${problem}.`);
};

type ParsedRecord = { record: string[]; info: { lines: number } };

async function* recordsOf(text: AsyncGenerator<string>, reading: Reading): AsyncGenerator<TableRecord> {
  const parser = parse({
    delimiter: reading.delimiter,
    record_delimiter: ['\r\n', '\n', '\r'],
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: RECORD_MAX_BYTES,
  });
  const input = Readable.from(text);
  input.on('error', (error) => parser.destroy(error));
  input.pipe(parser);
  let lastLine = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      lastLine = info.lines;
      yield { line: info.lines - linesWithin(record), cells: record };
    }
  } catch (error) {
    throw await asRefusal(error, reading, lastLine);
  } finally {
    input.destroy();
    parser.destroy();
  }
}

const headText = async (head: Buffer, encoding: TextEncoding): Promise<string> => {
  let text = '';
  for await (const piece of decodeText(Readable.from([head]), encoding)) text += piece;
  return text;
};

export const openCsv = async (
  source: FileSource,
  encoding: TextEncoding,
  meter: ReadingMeter,
): Promise<Table> => {
  if (source.sizeBytes === 0) throw new FileRefused('The file is empty.');
  const delimiter = chooseDelimiter(await headText(await readHead(source), encoding));
  const text = (counted?: ReadingMeter) => decodeText(source.read(0, source.sizeBytes), encoding, counted);
  const records = recordsOf(text(meter), { text, delimiter });
  const first = await records.next();
  if (first.done) throw new FileRefused('The file has no rows.');
  return { headers: columnNames(first.value.cells, 'CSV'), records };
};
