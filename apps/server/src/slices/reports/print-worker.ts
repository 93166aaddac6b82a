import { answerPieces } from '../../printing/answer-pieces.ts';
import type { PrintOrder } from './printed-report.ts';

/** Each kind of printer is read when it is first needed: fonts and layout are not for workbooks. */
const PRINTERS: Record<PrintOrder['format'], (order: PrintOrder) => Promise<Uint8Array>> = {
  pdf: async ({ report, origin }) => (await import('./pdf/render-pdf.ts')).renderPdf(report, origin),
  excel: async ({ report }) => (await import('./workbook/write-workbook.ts')).writeWorkbook(report),
};

answerPieces((order: PrintOrder) => PRINTERS[order.format](order));
