/** CORE-REP-04. */
export const REPORT_FORMATS = ['pdf', 'excel', 'json'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

const ENDINGS: Record<ReportFormat, string> = { pdf: 'pdf', excel: 'xlsx', json: 'json' };

/** The first version of a report needs no number. */
export const reportFileName = (reportId: string, version: number, format: ReportFormat): string =>
  `${reportId}${version === 1 ? '' : `-v${version}`}.${ENDINGS[format]}`;
