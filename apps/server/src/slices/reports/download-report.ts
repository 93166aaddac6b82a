import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { type ReportFormat, reportFileName } from '@propguard/rules/reports/report-formats';
import { whoPresses } from '../../access/principal.ts';
import type { RequestContext } from '../../access/request.ts';
import { attachment } from '../../attachment.ts';
import { printReport } from './print-report.ts';

const MEDIA_TYPES: Record<ReportFormat, string> = {
  pdf: 'application/pdf',
  excel: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  json: 'application/json',
};

type Asked = Pick<RequestContext, 'services' | 'principal' | 'address' | 'resHeaders'>;

/** Outside of any transaction: it may be printed first. */
export const downloadReport = async (
  { services, principal, address, resHeaders }: Asked,
  report: ValuationReport,
  format: ReportFormat,
): Promise<File> => {
  const content =
    format === 'json'
      ? `${JSON.stringify(report, null, 2)}\n`
      : await printReport({ services, caller: whoPresses(principal, address) }, report, format);
  const name = reportFileName(report.report_id, report.version, format);
  return attachment(resHeaders, { name, type: MEDIA_TYPES[format], content });
};
