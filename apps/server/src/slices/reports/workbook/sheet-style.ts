import type { Cell, CellValue, Column, Row, Worksheet } from 'exceljs';
import { COLOUR } from '../../../printing/paper/theme.ts';

/** The product's palette as workbooks know colours: with how opaque they are in front. */
const inArgb = (colour: string): string => `FF${colour.slice(1).toUpperCase()}`;
const ACCENT = inArgb(COLOUR.accent);
const SOFT = inArgb(COLOUR.accentSoft);
const INPUT = inArgb(COLOUR.cautionSoft);
const MUTED = inArgb(COLOUR.muted);
const ON_ACCENT = inArgb(COLOUR.paper);
const RULE = { style: 'thin', color: { argb: inArgb(COLOUR.rule) } } as const;

export const AUD = '"$"#,##0;[Black]-"$"#,##0';
export const PERCENT = '0.0%';
export const WHOLE_PERCENT = '0%';
export const DAY = 'd mmm yyyy';
/** Text stays text: a figure that looks like a formula or a date is left alone. */
const TEXT = '@';

/** A day without a time zone, as spreadsheets keep it. */
export const dayCell = (day: string): Date => new Date(`${day}T00:00:00Z`);

/** A formula with what it comes to, for readers that do not compute. */
export const formula = (text: string, result: number | string): CellValue => ({ formula: text, result });

export const setWidths = (sheet: Worksheet, widths: readonly number[]): void => {
  sheet.columns = widths.map((width): Partial<Column> => ({ width }));
};

export const put = (cell: Cell, value: CellValue, numFmt?: string): Cell => {
  cell.value = value;
  cell.numFmt = numFmt ?? (typeof value === 'string' ? TEXT : 'General');
  cell.alignment = { vertical: 'top', wrapText: typeof value === 'string' };
  return cell;
};

/** One row of labels or texts below the last. */
export const addRow = (sheet: Worksheet, values: readonly CellValue[]): Row => {
  const row = sheet.addRow([]);
  values.forEach((value, index) => {
    if (value !== null && value !== undefined) put(row.getCell(index + 1), value);
  });
  return row;
};

export const addTitle = (sheet: Worksheet, title: string, subtitle: string): void => {
  const head = addRow(sheet, [title]);
  head.getCell(1).font = { bold: true, size: 16, color: { argb: ACCENT } };
  head.getCell(1).alignment = { wrapText: false };
  head.height = 26;
  const line = addRow(sheet, [subtitle]);
  line.getCell(1).font = { color: { argb: MUTED } };
  line.getCell(1).alignment = { wrapText: false };
  sheet.addRow([]);
};

export const addHead = (sheet: Worksheet, values: readonly string[]): Row => {
  const row = addRow(sheet, values);
  row.eachCell((cell) => {
    cell.font = { bold: true, color: { argb: ON_ACCENT } };
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: ACCENT } };
    cell.alignment = { vertical: 'middle', wrapText: true };
  });
  return row;
};

export const asTotal = (row: Row): Row => {
  row.eachCell((cell) => {
    cell.font = { ...cell.font, bold: true };
    cell.border = { top: RULE };
    cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: SOFT } };
  });
  return row;
};

/** '#rrggbb' as workbooks write it, without transparency. */
const argbOf = (hex: string): { argb: string } => ({ argb: hex.replace('#', 'FF').toUpperCase() });

export const inColour = (cell: Cell, hex: string): Cell => {
  cell.font = { ...cell.font, bold: true, color: argbOf(hex) };
  return cell;
};

/** A cell that is there to be typed into. */
export const asInput = (cell: Cell): Cell => {
  cell.fill = { type: 'pattern', pattern: 'solid', fgColor: { argb: INPUT } };
  cell.border = { top: RULE, bottom: RULE, left: RULE, right: RULE };
  return cell;
};

export const bold = (cell: Cell): Cell => {
  cell.font = { ...cell.font, bold: true };
  return cell;
};
