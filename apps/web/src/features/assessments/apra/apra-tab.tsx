import type { Assessment } from '@propguard/protocol/assessments';
import type { LoanAssessment } from '@propguard/protocol/lending';
import type { ReactNode } from 'react';
import { lendingPath } from '../../../parts/lending/lending-address.ts';
import { SCREENS } from '../../../routes/route-table.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Column, PageGrid } from '../../../ui/layout/page-grid.tsx';
import { LoanCard } from '../result/loan-card.tsx';
import { securityOf } from '../security-of.ts';
import { text } from '../text.ts';
import { loanIn, useLoan } from '../use-loan.ts';
import { StandardsCard } from './standards-card.tsx';
import { StandardsSkeleton } from './standards-skeleton.tsx';

const words = text.apra;

interface ApraTabProps {
  assessment: Assessment | undefined;
  isLoading: boolean;
  trail: ReactNode;
}

/** Live: with a loan the rules speak of that loan, before it of the assessment alone. */
export function ApraTab({ assessment, isLoading, trail }: ApraTabProps) {
  const valuationAud = assessment?.valuation.valueAud ?? null;
  const { sent, lending } = useLoan(valuationAud);
  const amountAud = loanIn(sent);
  const security = assessment && securityOf(assessment.subject, assessment.valuation);
  const links = [
    {
      to: lendingPath({
        ...security,
        valuationAud,
        amountAud: typeof amountAud === 'number' ? amountAud : null,
      }),
      label: words.links.lending,
    },
    { to: SCREENS.compliance.path, label: words.links.compliance },
    { to: SCREENS.auditTrail.path, label: words.links.audit },
  ];
  return (
    <PageGrid>
      <Column span={8}>
        <Verdicts lending={lending ?? assessment?.lending} isLoading={isLoading} />
      </Column>
      <Column span={4} className="max-lg:after-loading">
        <LoanCard valuationAud={valuationAud} {...(security ? { security } : {})} />
      </Column>
      <Column span={12} className="after-loading">
        <nav aria-label={words.summary} className="flex flex-wrap gap-2">
          {links.map(({ to, label }) => (
            <LinkButton key={to} to={to}>
              {label}
            </LinkButton>
          ))}
        </nav>
      </Column>
      <Column span={12} className="after-loading">
        {trail}
      </Column>
    </PageGrid>
  );
}

interface VerdictsProps {
  lending: LoanAssessment | undefined;
  isLoading: boolean;
}

function Verdicts({ lending, isLoading }: VerdictsProps) {
  if (lending) return <StandardsCard lending={lending} />;
  if (isLoading) return <StandardsSkeleton />;
  return (
    <Card title={words.summary}>
      <p className="text-13 text-muted">{text.empty.apra}</p>
    </Card>
  );
}
