import type { Assessment } from '@propguard/protocol/assessments';
import { placeText } from '../../../parts/properties/listing-words.ts';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Column, PageGrid } from '../../../ui/layout/page-grid.tsx';
import { AnalyticsCard } from '../result/analytics-card.tsx';
import { ReasonsCard } from '../result/reasons-card.tsx';
import { ValuationCard } from '../result/valuation-card.tsx';
import { text } from '../text.ts';

interface DemoResultProps {
  assessment: Assessment;
  /** What could not be assessed. */
  asked: string | null;
}

/** CORE-ASSESS-03: only what needs no server, and marked for what it is. */
export function DemoResult({ assessment, asked }: DemoResultProps) {
  const { subject, valuation, hazards, story } = assessment;
  return (
    <>
      <Alert tone="caution" title={text.demo.title(asked)} className="mb-5">
        {text.demo.about}
      </Alert>
      <div className="mb-5 flex flex-wrap items-center gap-3">
        <h2 className="text-20 tracking-title">
          {subject.address}, {placeText(subject.locality)}
        </h2>
        <SampleBadge of="demo" />
      </div>
      <PageGrid>
        <Column span={7}>
          <ValuationCard
            assessment={assessment}
            valuation={valuation}
            story={story}
            lending={assessment.lending}
          />
          <ReasonsCard valuation={valuation} facts={subject.facts} />
        </Column>
        <Column span={5} className="*:last:flex-none">
          <AnalyticsCard hazards={hazards} story={story} />
        </Column>
      </PageGrid>
    </>
  );
}
