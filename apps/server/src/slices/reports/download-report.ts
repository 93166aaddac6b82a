import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { type ReportFormat, reportFileName } from '@propguard/rules/reports/report-formats';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { attachment } from '../../attachment.ts';
import { printPdf } from './pdf/print-pdf.ts';
import { writeWorkbook } from './workbook/write-workbook.ts';

const MEDIA_TYPES: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
};

const contentOf = (
  scope: ReferenceScope,
  report: ValuationReport,
  format: ReportFormat,
): Promise<Uint8Array<ArrayBuffer>> | string => {
  if (format === 'json') return `${JSON.stringify(report, null, 2)}\n`;
  return format === 'pdf' ? printPdf(scope, report) : writeWorkbook(report);
};

export const downloadReport = async (
  scope: ReferenceScope,
  report: ValuationReport,
  format: ReportFormat,
  resHeaders: Headers | undefined,
): Promise<File> => {
  const content = await contentOf(scope, report, format);
  const name = reportFileName(report.report_id, report.version, format);
  return attachment(resHeaders, { name, type: MEDIA_TYPES[format], content });
};
