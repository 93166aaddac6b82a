import type { ReportRecord } from '@propguard/protocol/report-record';
import { riskHeadline } from '@propguard/rules/hazards/risk-headline';
import { text } from '../text.ts';
import { Part } from './part.tsx';

const words = text.paper;

export function SummaryPart({ record }: { record: ReportRecord }) {
  const { summary, hazards } = record;
  return (
    <Part title={words.summary} note={riskHeadline(hazards) ?? words.unknownRisk}>
      <div className="gap-x-7 font-serif text-16 leading-[1.5] [&>p+p]:indent-5 lg:columns-2 print:columns-2 print:text-14">
        {summary.map((paragraph) => (
          <p key={paragraph} className="break-inside-avoid-column">
            {paragraph}
          </p>
        ))}
      </div>
    </Part>
  );
}
