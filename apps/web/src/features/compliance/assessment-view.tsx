import type { LoanAssessment } from '@propguard/protocol/lending';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { errorText, requestIdOf } from '../../lib/error-text.ts';
import { Alert } from '../../ui/alert.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { AssessmentFigures } from './assessment-figures.tsx';
import { VerdictsSkeleton } from './lending-skeleton.tsx';
import { ruleSetQuery } from './queries.ts';
import { DtiCard, LvrCard } from './ratio-cards.tsx';
import { text } from './text.ts';
import { VerdictsCard } from './verdicts-card.tsx';

/** Figures, ratios on their scales, and a card for each rule. */
export function AssessmentView({ assessment }: { assessment: UseQueryResult<LoanAssessment> }) {
  const { data, error, refetch, isFetching } = assessment;
  const { data: ruleSet } = useQuery(ruleSetQuery(data?.ruleVersion));
  const requestId = requestIdOf(error);
  if (!data && error) {
    return (
      <ErrorState
        title={text.lending.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        reference={requestId ? text.reference(requestId) : undefined}
      >
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!data || !ruleSet) return <VerdictsSkeleton />;
  return (
    <div className="grid gap-3 md:gap-5">
      {error ? (
        <ErrorState title={text.lending.failedAgain} onRetry={() => void refetch()} tone="caution" />
      ) : null}
      <div className="grid gap-3 md:grid-cols-2 md:gap-5">
        <LvrCard figures={data.figures} rules={ruleSet.rules} />
        <DtiCard figures={data.figures} rules={ruleSet.rules} />
      </div>
      <AssessmentFigures figures={data.figures} />
      {data.figures.riskWeightPercent === null ? null : <Alert title={text.lending.confirm} />}
      <VerdictsCard assessment={data} />
    </div>
  );
}
