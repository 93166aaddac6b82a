import { describe, expect, it } from 'vitest';
import { csvCell } from './csv-cell.ts';

describe('csvCell', () => {
  it.each([
    ['New Farm, QLD', '"New Farm, QLD"'],
    ['the "quiet" end', '"the ""quiet"" end"'],
    ['two\nlines', '"two\nlines"'],
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+61 400 000 000', "'+61 400 000 000"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\tindented', "'\tindented"],
    ['\rreturn', `"'\rreturn"`],
    ['\uFF1D1+1', "'\uFF1D1+1"],
    [-12.5, '-12.5'],
    [null, ''],
    [undefined, ''],
  ])('%j becomes %s', (value, cell) => {
    expect(csvCell(value)).toBe(cell);
  });
});
