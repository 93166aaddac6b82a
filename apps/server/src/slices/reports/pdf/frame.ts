import type { ReactNode } from 'react';
import { type Paper, sheet as paperSheet } from '../../../printing/paper/sheet.ts';
import { placeWords } from '../../assessments/tell-story.ts';
import type { PrintedReport } from '../printed-report.ts';

/** What every page of a report says of it. */
export const paperOf = ({ record }: PrintedReport): Paper => ({
  about: [placeWords(record.subject), ...(record.sample ? ['Sample data'] : [])].join('  ·  '),
  reference: `${record.reportId}, version ${record.version}`,
  caution: 'An automated valuation. It is an estimate from the evidence named here, not an inspection.',
});

interface ChapterProps {
  report: PrintedReport;
  orientation?: 'portrait' | 'landscape';
  bookmark: string;
}

/** One chapter of a report, on as many pages as it needs. */
export const sheet = ({ report, ...props }: ChapterProps, ...children: ReactNode[]): ReactNode =>
  paperSheet({ paper: paperOf(report), ...props }, ...children);
