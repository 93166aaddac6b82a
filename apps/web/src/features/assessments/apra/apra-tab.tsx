import type { Assessment } from '@propguard/protocol/assessments';
import type { ReactNode } from 'react';
import { SCREENS } from '../../../app/paths.ts';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Column, PageGrid } from '../../../ui/page-grid.tsx';
import { Loading, SkeletonTable } from '../../../ui/skeleton.tsx';
import { LoanCard } from '../result/loan-card.tsx';
import { text } from '../text.ts';
import { StandardsCard } from './standards-card.tsx';

const words = text.apra;
const LINKS = [
  { to: SCREENS.lending.path, label: words.links.lending },
  { to: SCREENS.compliance.path, label: words.links.compliance },
  { to: SCREENS.auditTrail.path, label: words.links.audit },
];

interface ApraTabProps {
  assessment: Assessment | undefined;
  isLoading: boolean;
  trail: ReactNode;
}

export function ApraTab({ assessment, isLoading, trail }: ApraTabProps) {
  return (
    <PageGrid>
      <Column span={8}>
        <Verdicts assessment={assessment} isLoading={isLoading} />
      </Column>
      <Column span={4}>
        <LoanCard valuationAud={assessment?.valuation.valueAud ?? null} />
      </Column>
      <Column span={12}>
        <nav aria-label={words.summary} className="flex flex-wrap gap-2">
          {LINKS.map(({ to, label }) => (
            <LinkButton key={to} to={to}>
              {label}
            </LinkButton>
          ))}
        </nav>
      </Column>
      <Column span={12}>{trail}</Column>
    </PageGrid>
  );
}

function Verdicts({ assessment, isLoading }: Pick<ApraTabProps, 'assessment' | 'isLoading'>) {
  if (assessment) return <StandardsCard lending={assessment.lending} />;
  return (
    <Card title={words.summary}>
      {isLoading ? (
        <Loading label={text.loading}>
          <SkeletonTable rows={6} />
        </Loading>
      ) : (
        <p className="text-13 text-muted">{text.empty.apra}</p>
      )}
    </Card>
  );
}
