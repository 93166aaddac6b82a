import type { Assessment } from '@propguard/protocol/assessments';
import type { ReactNode } from 'react';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { InPauses } from '../../../ui/layout/in-pauses.tsx';
import { Column, PageGrid } from '../../../ui/layout/page-grid.tsx';
import { StandardsCard } from '../apra/standards-card.tsx';
import { securityOf } from '../security-of.ts';
import { text } from '../text.ts';
import type { AssessmentAddress } from '../use-assessment-address.ts';
import { useLoan } from '../use-loan.ts';
import { whatIfText } from '../what-if/text.ts';
import { useWhatIf } from '../what-if/use-what-if.ts';
import { WhatIfSection } from '../what-if/what-if-section.tsx';
import { AnalyticsCard } from './analytics-card.tsx';
import { ComparablesCard } from './comparables-card.tsx';
import { LoanCard } from './loan-card.tsx';
import { ReasonsCard } from './reasons-card.tsx';
import { RiskMapCard } from './risk-map-card.tsx';
import { useAskingPrice } from './use-asking-price.ts';
import { ValuationCard } from './valuation-card.tsx';

interface AssessmentResultProps {
  assessment: Assessment;
  address: AssessmentAddress;
  sentiment: ReactNode;
}

/** Every card shows the value with the changes that are being tried, where there are any. */
export function AssessmentResult({ assessment, address, sentiment }: AssessmentResultProps) {
  const whatIf = useWhatIf(assessment, address);
  const { valuation, facts } = whatIf;
  const asked = useAskingPrice(assessment.subject.propertyId);
  const { lending = assessment.lending } = useLoan(valuation.valueAud);
  return (
    <PageGrid>
      {whatIf.isGone ? (
        <Column span={12}>
          <Alert tone="caution" live title={whatIfText.goneTitle}>
            {whatIfText.gone}
          </Alert>
        </Column>
      ) : null}
      <Column span={7}>
        <ValuationCard
          assessment={assessment}
          valuation={valuation}
          story={whatIf.story}
          lending={lending}
          asked={asked}
        />
        <ReasonsCard valuation={valuation} facts={facts} />
      </Column>
      <Column span={5}>
        <RiskMapCard subject={assessment.subject} comparables={valuation.comparables} />
        <AnalyticsCard
          hazards={assessment.hazards}
          story={whatIf.story}
          storyNote={whatIf.isChanged ? text.storyOfChanges : undefined}
        />
      </Column>
      <InPauses>
        <Column span={12}>
          <ComparablesCard assessment={assessment} whatIf={whatIf} />
        </Column>
        <WhatIfSection assessment={assessment} whatIf={whatIf} address={address} />
        <Column span={4}>{sentiment}</Column>
        <Column span={4}>
          <LoanCard valuationAud={valuation.valueAud} security={securityOf(assessment.subject, valuation)} />
        </Column>
        <Column span={4}>
          <StandardsCard lending={lending} isShort />
        </Column>
      </InPauses>
    </PageGrid>
  );
}
