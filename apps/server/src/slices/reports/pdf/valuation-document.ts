import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { Document } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { placeWords } from '../../assessments/tell-story.ts';
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
export const valuationDocument = (report: ValuationReport, origin: string) =>
  h(
    Document,
    {
      title: `Valuation report ${report.report_id}: ${placeWords(report.record.subject)}`,
      author: 'PropGuard AI',
      subject: `Version ${report.version}`,
      keywords: ['valuation', report.report_id, report.digest].join(', '),
      creator: 'PropGuard AI',
      producer: 'PropGuard AI',
      language: 'en-AU',
      creationDate: new Date(report.generated_at),
      modificationDate: new Date(report.generated_at),
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
