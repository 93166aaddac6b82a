import type { Assessment } from '@propguard/protocol/assessments';
import { projectReturns } from '@propguard/rules/returns/project-returns';
import { useQuery } from '@tanstack/react-query';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Column, PageGrid } from '../../../ui/layout/page-grid.tsx';
import { ruleSetQuery } from '../queries.ts';
import { LoanCard } from '../result/loan-card.tsx';
import { text } from '../text.ts';
import { InvestmentForm } from './investment-form.tsx';
import { ReturnFigures } from './return-figures.tsx';
import { ReturnYears } from './return-years.tsx';
import { SaleCard } from './sale-card.tsx';
import { returnsText } from './text.ts';
import { useInvestment } from './use-investment.ts';

const words = returnsText;

interface ReturnsTabProps {
  assessment: Assessment | undefined;
  isLoading: boolean;
}

/** What the home would earn if it were bought at its value and let. */
export function ReturnsTab({ assessment, isLoading }: ReturnsTabProps) {
  const valueAud = assessment?.valuation.valueAud ?? null;
  if (assessment && valueAud !== null) return <Calculator assessment={assessment} valueAud={valueAud} />;
  return (
    <Card title={words.title}>
      {isLoading ? (
        <Loading label={text.loading}>
          <Skeleton height={280} />
        </Loading>
      ) : (
        <p className="text-13 text-muted">{assessment ? words.noValue : words.empty}</p>
      )}
    </Card>
  );
}

function Calculator({ assessment, valueAud }: { assessment: Assessment; valueAud: number }) {
  const input = useInvestment(assessment, valueAud);
  const { data: ruleSet, error, refetch } = useQuery(ruleSetQuery(assessment.lending.ruleVersion));
  const { investment } = input;
  const returns = ruleSet ? projectReturns(investment, ruleSet.rules.serviceability) : null;
  return (
    <PageGrid>
      <Column span={8}>
        {returns ? (
          <>
            <ReturnFigures returns={returns} assessment={assessment} />
            <ReturnYears returns={returns} />
          </>
        ) : error ? (
          <Card flush>
            <ReadFailure title={words.failed} onRetry={() => void refetch()} error={error} />
          </Card>
        ) : (
          <Loading label={words.loading}>
            <Skeleton height={420} />
          </Loading>
        )}
      </Column>
      <Column span={4} className="lg:order-first">
        <InvestmentForm input={input} />
      </Column>
      {returns ? (
        <>
          <Column span={6}>
            <LoanCard valuationAud={investment.priceAud} />
          </Column>
          <Column span={6}>
            <SaleCard returns={returns} investment={investment} />
          </Column>
        </>
      ) : null}
    </PageGrid>
  );
}
