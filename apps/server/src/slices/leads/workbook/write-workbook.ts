import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import ExcelJS from 'exceljs';
import type { Cell, WorkbookOrder } from './workbook-order.ts';

/** A text stays a text in every cell: a name that begins like a formula is not worked out in somebody’s office. */
export const writeWorkbook = async ({ columns, pieces }: WorkbookOrder): Promise<Uint8Array> => {
  const stream = new PassThrough();
  const written = buffer(stream);
  // Row by row: a workbook that is put together first takes a hundred times what it is in the end.
  const workbook = new ExcelJS.stream.xlsx.WorkbookWriter({ stream, useStyles: true });
  const sheet = workbook.addWorksheet('Leads', { views: [{ state: 'frozen', ySplit: 1 }] });
  const header = sheet.addRow(columns);
  header.font = { bold: true };
  header.commit();
  for (const piece of pieces) {
    const rows = JSON.parse(Buffer.from(piece).toString()) as Cell[][];
    for (const row of rows) sheet.addRow(row).commit();
  }
  sheet.commit();
  await workbook.commit();
  return written;
};
