import type { ReportRecord } from '@propguard/protocol/report-record';
import { percent } from '@propguard/rules/formats/percent';
import { text } from '../text.ts';
import { Part } from './part.tsx';

const words = text.paper;

export function SummaryPart({ record }: { record: ReportRecord }) {
  const { summary, riskLevel, hazards } = record;
  return (
    <Part
      title={words.summary}
      note={
        riskLevel === null || hazards.riskScore === null
          ? words.unknownRisk
          : words.overall(riskLevel, percent(hazards.riskScore))
      }
    >
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
