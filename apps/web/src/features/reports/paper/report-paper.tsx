import type { ValuationReport } from '@propguard/protocol/valuation-report';
import { text } from '../text.ts';
import { CertificatePart } from './certificate-part.tsx';
import { ComparablesPart } from './comparables-part.tsx';
import { MarketPart } from './market-part.tsx';
import { MethodPart } from './method-part.tsx';
import { PaperHead } from './paper-head.tsx';
import { Part } from './part.tsx';
import { RiskPart } from './risk-part.tsx';
import { ScenarioPart } from './scenario-part.tsx';
import { SourceList } from './source-list.tsx';
import { SummaryPart } from './summary-part.tsx';
import { ValuePart } from './value-part.tsx';

const words = text.paper;

/** The report as a sheet of paper: light in the dark theme too, and what is printed. */
export function ReportPaper({ report }: { report: ValuationReport }) {
  const { record, digest } = report;
  return (
    <article
      aria-label={`${text.title} ${report.report_id}`}
      className="paper mx-auto max-w-240 border border-line bg-surface px-5 py-8 text-ink md:px-16 md:py-14 print:max-w-none print:border-0 print:p-0"
    >
      <PaperHead report={report} />
      <ValuePart record={record} />
      <SummaryPart record={record} />
      <RiskPart report={report} />
      <ComparablesPart record={record} />
      {record.scenario ? <ScenarioPart scenario={record.scenario} /> : null}
      {record.market ? <MarketPart market={record.market} /> : null}
      <CertificatePart record={record} />
      <MethodPart record={record} />
      <Part title={words.sources} note={words.sourcesAbout(record.sources.length)}>
        <SourceList sources={record.sources} />
        <p className="mt-3 text-12 text-muted">{words.fingerprint}</p>
        <p className="font-mono text-11 break-all">{digest}</p>
      </Part>
      <footer className="mt-10 flex print:mt-5 flex-wrap justify-between gap-x-8 gap-y-2 border-t-2 border-ink pt-3 text-12 text-muted">
        <p className="max-w-[60ch]">{words.foot}</p>
        <p className="text-right">
          <strong className="block font-semibold text-ink tabular-nums">{report.report_id}</strong>
          {words.versionLine(report.version)}
        </p>
      </footer>
    </article>
  );
}
