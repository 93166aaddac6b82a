import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { makeZip } from '../../test/support/make-zip.ts';
import { memorySource } from '../../test/support/memory-source.ts';
import { archivedFiles } from '../intake/archived-files.ts';
import { FileRefused } from '../intake/file-refused.ts';
import { decodeText } from './decode-text.ts';
import { openTable } from './open-table.ts';
import { sampleTable } from './sample-table.ts';
import type { TableRecord } from './table.ts';

const read = async (content: string | Uint8Array, name = 'file.csv', pieceBytes?: number) => {
  const meter = { bytes: 0 };
  const source = memorySource(content, name, pieceBytes);
  const { headers, records } = await openTable(source, 'auto', meter);
  const rows: TableRecord[] = [];
  for await (const record of records) rows.push(record);
  return { headers, rows, readShare: meter.bytes / source.sizeBytes };
};

const refusal = async (content: string | Uint8Array, name?: string): Promise<string> => {
  const error: unknown = await read(content, name).catch((caught: unknown) => caught);
  return error instanceof Error ? error.message : `It was read: ${JSON.stringify(error)}`;
};

const workbook = async (
  fill: (sheet: ExcelJS.Worksheet, book: ExcelJS.Workbook) => void,
): Promise<Buffer> => {
  const book = new ExcelJS.Workbook();
  fill(book.addWorksheet('Rows'), book);
  return Buffer.from(await book.xlsx.writeBuffer());
};

describe('text', () => {
  const TEXT = 'Name;Café\nŌtepoti;“1”\n';
  const LATIN = 'Name;Café\nZoë;1\n';
  it.each([
    ['UTF-8', Buffer.from(TEXT), 'Ōtepoti'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${TEXT}`), 'Ōtepoti'],
    ['UTF-16, little endian, with a mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le'), 'Ōtepoti'],
    ['UTF-16, big endian, with a mark', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16(), 'Ōtepoti'],
    ['UTF-16, little endian, without one', Buffer.from(TEXT, 'utf16le'), 'Ōtepoti'],
    ['Windows-1252', Buffer.from(LATIN, 'latin1'), 'Zoë'],
  ])('in %s is read, however it is cut into pieces', async (_encoding, bytes, name) => {
    // The first piece decides on the encoding: letters that are cut in two come after it.
    for (const pieceBytes of [64 * 1024, 16, 17]) {
      const { headers, rows } = await read(bytes, 'file.csv', pieceBytes);
      expect(headers).toEqual(['Name', 'Café']);
      expect(rows[0]?.cells[0]).toBe(name);
      expect(rows[0]?.line).toBe(2);
    }
  });

  it.each([',', ';', '\t', '|'])('with %j between its values is cut there', async (delimiter) => {
    const { headers, rows } = await read(`a${delimiter}b\n"1${delimiter}1"${delimiter}2\n`);
    expect([headers, rows[0]?.cells]).toEqual([
      ['a', 'b'],
      [`1${delimiter}1`, '2'],
    ]);
  });

  it('of one large piece is handed on in small ones, whole letters all of them', async () => {
    const large = Buffer.from('ä'.repeat(100_000));
    const pieces: string[] = [];
    for await (const text of decodeText(Readable.from([large]), 'utf-8')) pieces.push(text);
    expect(pieces.join('')).toBe(large.toString());
    expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(40_000);
  });

  it('gives every column a name of its own', async () => {
    expect((await read('a,,a,\n1,2,3,4\n')).headers).toEqual(['a', 'Column 2', 'a (2)', 'Column 4']);
  });

  it.each([
    ['at the end of the file', 'a,b\n1,2\n3,"4\n5,6\n7,8\n', 3],
    ['in the header', 'a,"b\n1,2\n', 1],
    ['after a value of several lines', 'a,b\n"1\n1",2\n"3\n3","4\n5,6\n', 5],
    ['after empty lines', 'a,b\n\n\n1,2\n\n3,"4\n5,6\n', 6],
    ['below lines that end with CRLF', 'a,b\r\n1,2\r\n3,"4\r\n5,6\r\n', 3],
    ['far above the next quote, which seems to close it', 'a,b\n1,2\n3,"4\n5,6\n7,8\n9,"10"\n', 3],
    ['far above where the row becomes too long', `a,b\n1,2\n3,"4\n${'5,6\n'.repeat(100_000)}`, 3],
  ])('with a quote that never closes names the line where it opens, %s', async (_where, content, line) => {
    const message = await refusal(content);
    expect(message).toContain(`on line ${line}, `);
    expect(message).toContain('a quote is opened and never closed');
  });

  it.each([
    ['nothing at all', '', 'The file is empty.'],
    ['prose', 'Dear operator\n', 'single column'],
    ['too many columns', `${'a,'.repeat(600)}\n`, 'at most 500'],
  ])('with %s is refused', async (_what, content, words) => {
    expect(await refusal(content)).toContain(words);
  });
});

describe('a workbook', () => {
  it('is read by its first sheet that is seen: texts, figures, days, formulas by what they gave', async () => {
    const bytes = await workbook((sheet, book) => {
      sheet.state = 'hidden';
      const seen = book.addWorksheet('Seen');
      seen.addRow(['Suburb', 'Price', 'Sold on', 'Sum', 'Note', 'Yes']);
      seen.addRow([
        'Ōtepoti ☂',
        -5.25,
        new Date('2026-03-01'),
        { formula: '1+1', result: 2 },
        { richText: [{ text: 'two ' }, { text: 'parts' }] },
        true,
      ]);
      seen.addRow([]);
      seen.addRow(['=1+1', 0]);
    });
    const { headers, rows, readShare } = await read(bytes, 'book.xlsx', 61);
    expect(headers).toEqual(['Suburb', 'Price', 'Sold on', 'Sum', 'Note', 'Yes']);
    expect(rows).toEqual([
      { line: 2, cells: ['Ōtepoti ☂', '-5.25', '2026-03-01', '2', 'two parts', 'TRUE'] },
      { line: 4, cells: ['=1+1', '0', '', '', '', ''] },
    ]);
    expect(readShare).toBeGreaterThan(0);
    expect(readShare).toBeLessThanOrEqual(1);
  });

  it('whose letters are cut in two by a piece is read all the same', async () => {
    const name = '☂'.repeat(5_000);
    const bytes = await workbook((sheet) => {
      sheet.addRow(['a', 'b']);
      for (let at = 0; at < 50; at++) sheet.addRow([`${'x'.repeat(at)}${name}`, at]);
    });
    const { rows } = await read(bytes);
    expect(rows.every(({ cells }, at) => cells[0] === `${'x'.repeat(at)}${name}`)).toBe(true);
  });

  const RELS =
    '<Relationships><Relationship Id="r1" Type="t" Target="worksheets/sheet1.xml"/></Relationships>';
  const BOOK = '<workbook><sheets><sheet name="S" sheetId="1" r:id="r1"/></sheets></workbook>';
  const packed = (sheet: string | Buffer, more: Record<string, string | Buffer> = {}): Buffer =>
    makeZip({
      'xl/workbook.xml': BOOK,
      'xl/_rels/workbook.xml.rels': RELS,
      'xl/worksheets/sheet1.xml': sheet,
      ...more,
    });
  const row = (r: number, ...cells: string[]): string =>
    `<row r="${r}">${cells.map((text, at) => `<c r="${'ABC'.charAt(at)}${r}" t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

  it('that asks for a thousand million columns is read by those that it has', async () => {
    const sheet = `<worksheet><cols><col min="1" max="1000000000" width="9"/></cols><sheetData>${row(1, 'a', 'b')}${row(2, '1', '2')}</sheetData></worksheet>`;
    expect((await read(packed(sheet))).rows).toEqual([{ line: 2, cells: ['1', '2'] }]);
  });

  it.each([
    ['is a bomb', packed(Buffer.alloc(64 * 1024 * 1024, '<row/>')), 'would unpack to 64 MB'],
    [
      'hides a bomb among its texts',
      packed('<worksheet><sheetData/></worksheet>', { 'xl/sharedStrings.xml': Buffer.alloc(2 ** 27, 'x') }),
      'would unpack to 128 MB',
    ],
    [
      'hides more than its sheet among its formats',
      packed('<worksheet><sheetData/></worksheet>', {
        'xl/styles.xml': randomBytes(9 * 1024 * 1024).toString('hex'),
      }),
      'more formats than we can read',
    ],
    [
      'has a row without end',
      packed(
        `<worksheet><sheetData>${row(1, 'a', 'b')}${row(2, randomBytes(3 * 1024 * 1024).toString('hex'))}`,
      ),
      'A row of the workbook is longer',
    ],
    ['has no rows', packed('<worksheet><sheetData/></worksheet>'), 'no rows'],
    ['has a sheet without rows in it', packed('<worksheet/>'), 'no rows'],
    [
      'has no sheet',
      makeZip({ 'xl/workbook.xml': BOOK, 'xl/_rels/workbook.xml.rels': '<Relationships/>' }),
      'no sheet',
    ],
    ['has no list of sheets', makeZip({ 'xl/workbook.xml': BOOK }), 'no list of its sheets'],
    ['is no XML', packed('<worksheet><sheetData><row r="1"><<<'), 'can’t read the workbook'],
    [
      'has a cell far to the right',
      packed(`<worksheet><sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData></worksheet>`),
      'more than 500 columns',
    ],
    [
      'has one column',
      packed(`<worksheet><sheetData>${row(1, 'a')}</sheetData></worksheet>`),
      'single column',
    ],
  ])('that %s is refused', async (_what, bytes, words) => {
    expect(await refusal(bytes, 'book.xlsx')).toContain(words);
  });

  it('that is longer than its archive says is not unpacked further', async () => {
    const honest = packed(
      `<worksheet><sheetData>${row(1, 'a', 'b')}${row(2, 'x'.repeat(5_000), 'y')}</sheetData></worksheet>`,
    );
    const lying = Buffer.from(honest);
    const name = Buffer.from('xl/worksheets/sheet1.xml');
    // The size stands 22 bytes before the name in the directory, which comes after the entry itself.
    const place = lying.lastIndexOf(name);
    lying.writeUInt32LE(200, place - 22);
    expect((await read(honest)).rows).toHaveLength(1);
    expect(await refusal(lying)).toMatch(/(couldn’t unpack|can’t read)/);
  });
});

describe('a file that is not what its name says', () => {
  it('is read by what it holds', async () => {
    const bytes = await workbook((sheet) => {
      sheet.addRow(['a', 'b']);
      sheet.addRow([1, 2]);
    });
    expect((await read(bytes, 'sales.csv')).rows[0]?.cells).toEqual(['1', '2']);
    expect((await read('a,b\n1,2\n', 'sales.xlsx')).rows[0]?.cells).toEqual(['1', '2']);
  });

  it.each([
    ['a PDF', '%PDF-1.7\n', 'This is a PDF'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'This is a picture'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae10000', 'hex'), 'before 2007'],
    ['an archive', makeZip({ 'a.csv': 'a,b\n1,2\n' }), 'packed file'],
    ['a gzip', Buffer.from('1f8b0800000000000003', 'hex'), 'packed file (gzip)'],
    ['GeoJSON', '{"type": "FeatureCollection", "features": []}', 'GeoJSON is imported as a hazard layer'],
    ['GeoJSON in a script', 'var areas = {"type": "FeatureCollection"};', 'This is JSON'],
    ['a broken archive', 'PK\u0003\u0004 and so on', 'packed file'],
  ])('but is %s is refused in words', async (_what, content, words) => {
    expect(await refusal(content, 'sales.csv')).toContain(words);
  });
});

describe('control characters', () => {
  it('are no part of a column’s name, and columns that are the same without them stay two', async () => {
    const { headers } = await read('Na\0me,\u0007Name,A\u001B[31mge,\0\n1,2,3,4\n');
    expect(headers).toEqual(['Name', 'Name (2)', 'A[31mge', 'Column 4']);
  });

  it('are no part of what is said of a file that is refused', async () => {
    const zip = makeZip({ 'we\0ek.dat': 'no header' });
    const names: string[] = [];
    for await (const { name } of archivedFiles(memorySource(zip, 'a.zip'), '.dat')) names.push(name);
    expect(names).toEqual(['week.dat']);
    expect(new FileRefused('The file has no column ‘Pr\0ice’.').message).toBe(
      'The file has no column ‘Price’.',
    );
  });

  it('nor halves of a letter are in the samples that are shown', async () => {
    const { columns } = await sampleTable(memorySource(`a,b\n${'x'.repeat(79)}😀,\0y\n`), openTable);
    expect(columns.map(({ samples }) => samples)).toEqual([[`${'x'.repeat(79)}😀`], ['y']]);
  });
});
