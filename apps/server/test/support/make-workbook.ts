import ExcelJS, { type CellValue } from 'exceljs';

/** An XLSX with one sheet, as any spreadsheet would write it. */
export const makeWorkbook = async (...rows: readonly CellValue[][]): Promise<Buffer> => {
  const book = new ExcelJS.Workbook();
  book.addWorksheet('Sheet 1').addRows(rows as CellValue[][]);
  return Buffer.from(await book.xlsx.writeBuffer());
};
