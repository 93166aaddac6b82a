import type { ReportRecord } from '@propguard/protocol/report-record';
import type { Workbook } from 'exceljs';
import { addHead, addRow, addTitle, DAY, dayCell, put, setWidths } from './sheet-style.ts';

export const addSourcesSheet = (workbook: Workbook, { reportId, sources, method }: ReportRecord): void => {
  const sheet = workbook.addWorksheet('Sources', {
    pageSetup: { orientation: 'landscape', fitToPage: true, fitToHeight: 0 },
  });
  setWidths(sheet, [34, 52, 44, 20, 14, 12]);
  addTitle(sheet, 'Data Provenance and Sources', reportId);
  addHead(sheet, ['Name', 'What', 'Source', 'Licence', 'As of', 'Sample']);
  for (const { name, detail, source, licence, asOf, sample } of sources) {
    const row = addRow(sheet, [name, detail, source, licence ?? '']);
    if (asOf !== null) put(row.getCell(5), dayCell(asOf), DAY);
    put(row.getCell(6), sample ? 'Sample' : 'No');
  }
  sheet.addRow([]);
  addHead(sheet, ['Method']);
  for (const words of method) {
    const row = addRow(sheet, [words]);
    sheet.mergeCells(row.number, 1, row.number, 3);
    row.height = 15 * Math.ceil(words.length / 120);
  }
};
