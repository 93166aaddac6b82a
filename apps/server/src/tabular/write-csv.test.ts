import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { describe, expect, it } from 'vitest';
import { type CsvColumn, csvPieces, csvText } from './write-csv.ts';

type Row = { name: string; amount: number | null };
const COLUMNS: readonly CsvColumn<Row>[] = [
  ['name', ({ name }) => name],
  ['amount', ({ amount }) => amount],
];

const NAMES = [
  'plain',
  '',
  ' spaced ',
  'a,b',
  'a "quiet" end',
  '"',
  'two\nlines',
  'two\r\nlines',
  '=1+1',
  '=HYPERLINK("http://x","y")',
  '+61 400 000 000',
  '-5',
  '- a dash',
  '@SUM(A1)',
  '\tindented',
  '\rreturned',
  '\uFF1D1+1',
  '\uFF0B1',
  '\uFF0D1',
  '\uFF20A1',
  "'=already",
  'naïve ☂',
];
const ROWS: readonly Row[] = NAMES.flatMap((name) => [-5, 0, 1e21, null].map((amount) => ({ name, amount })));

describe('a CSV of ours', () => {
  it('is what csv-stringify writes with its guard against formulas', () => {
    const theirs = stringify(
      ROWS.map(({ name, amount }) => [name, amount]),
      {
        header: true,
        columns: ['name', 'amount'],
        escape_formulas: true,
        record_delimiter: '\r\n',
        // Without it a CR within a text ends the row for many a reader.
        quote_record_delimiter: true,
      },
    );
    expect(csvText(COLUMNS, ROWS)).toBe(theirs);
  });

  it.each(['=', '+', '-', '@', '\t', '\r'])('never begins a text with %j', (start) => {
    const [row] = parse(csvText(COLUMNS, [{ name: `${start}cmd`, amount: -5 }], { header: false }));
    expect(row).toEqual([`'${start}cmd`, '-5']);
  });

  it('guards the header too, and has one without rows', () => {
    const columns: CsvColumn<Row>[] = [['=1+1', ({ name }) => name]];
    expect(csvText(columns, [])).toBe("'=1+1\r\n");
  });

  it('is read back as it was written, but for the guard', () => {
    const read: string[][] = parse(csvText(COLUMNS, ROWS, { header: false }));
    expect(read.map(([name]) => name?.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/u, ''))).toEqual(
      ROWS.map(({ name }) => name.replace(/^'(?==)/, '')),
    );
  });

  it('writes many rows in pieces, and lets others have their turn between them', async () => {
    const rows = Array.from({ length: 20_500 }, (_, at) => ({ name: `Home ${at}`, amount: at }));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 0);
    const pieces = await csvPieces(COLUMNS, rows);
    clearInterval(timer);
    expect(pieces.join('')).toBe(csvText(COLUMNS, rows));
    expect(turns).toBeGreaterThan(2);
  });
});
