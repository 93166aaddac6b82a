import ExcelJS from 'exceljs';
import type { PrintedReport } from '../printed-report.ts';
import { addComparablesSheet } from './comparables-sheet.ts';
import { addHazardsSheet } from './hazards-sheet.ts';
import { addLendingSheet } from './lending-sheet.ts';
import { addSourcesSheet } from './sources-sheet.ts';
import { addSummarySheet } from './summary-sheet.ts';

/** A workbook that computes: whoever types another loan into it sees the ratios move. */
export const writeWorkbook = async (report: PrintedReport): Promise<Uint8Array<ArrayBuffer>> => {
  const { record } = report;
  const workbook = new ExcelJS.Workbook();
  workbook.creator = 'PropGuard AI';
  workbook.title = `${record.reportId}: ${record.subject.address}`;
  workbook.created = new Date(record.generatedAt);
  workbook.calcProperties.fullCalcOnLoad = true;
  addSummarySheet(workbook, report);
  addComparablesSheet(workbook, record);
  const stressedCell = addHazardsSheet(workbook, record);
  addLendingSheet(workbook, record, stressedCell);
  addSourcesSheet(workbook, record);
  return new Uint8Array(await workbook.xlsx.writeBuffer());
};
