import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { addRow } from './sheet-style.ts';

describe('a cell', () => {
  it.each([
    '=HYPERLINK("http://example.com","Click")',
    '+1+1',
    '-2',
    '@SUM(A1)',
    '1, Smith Street, "Lismore"',
  ])('with %j holds that text and no formula, also after it was saved', async (text) => {
    const workbook = new ExcelJS.Workbook();
    addRow(workbook.addWorksheet('Summary'), [text]);
    const read = new ExcelJS.Workbook();
    await read.xlsx.load(await workbook.xlsx.writeBuffer());
    const cell = read.getWorksheet('Summary')?.getCell('A1');
    expect(cell?.type).toBe(ExcelJS.ValueType.String);
    expect(cell?.value).toBe(text);
    expect(cell?.numFmt).toBe('@');
  });
});
