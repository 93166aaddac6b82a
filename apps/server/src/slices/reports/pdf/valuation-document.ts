import { Document } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { placeWords } from '../../assessments/tell-story.ts';
import type { PrintedReport } from '../printed-report.ts';
import { adjustmentsPage } from './adjustments-page.ts';
import { comparablesPage } from './comparables-page.ts';
import { coverPage } from './cover-page.ts';
import { hazardsPage } from './hazards-page.ts';
import { lendingPage } from './lending-page.ts';
import { methodPage } from './method-page.ts';
import { sourcesPage } from './sources-page.ts';
import { summaryPage } from './summary-page.ts';
import { valuePage } from './value-page.ts';

/** The report as a bank files it: from the cover to the disclosure. */
export const valuationDocument = (report: PrintedReport, origin: string) =>
  h(
    Document,
    {
      title: `Valuation report ${report.record.reportId}: ${placeWords(report.record.subject)}`,
      author: 'PropGuard AI',
      subject: `Version ${report.record.version}`,
      keywords: ['valuation', report.record.reportId, report.digest].join(', '),
      creator: 'PropGuard AI',
      producer: 'PropGuard AI',
      language: 'en-AU',
      creationDate: new Date(report.record.generatedAt),
      modificationDate: new Date(report.record.generatedAt),
      pageLayout: 'singlePage',
    },
    coverPage(report, origin),
    summaryPage(report),
    valuePage(report),
    comparablesPage(report),
    adjustmentsPage(report),
    hazardsPage(report),
    lendingPage(report),
    methodPage(report),
    sourcesPage(report),
  );
