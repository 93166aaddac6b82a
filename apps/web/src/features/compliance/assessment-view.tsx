import type { AssessmentReply } from '@propguard/protocol/lending';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ErrorState } from '../../ui/feedback/error-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { AssessmentFigures } from './assessment-figures.tsx';
import { VerdictsSkeleton } from './lending-skeleton.tsx';
import { ruleSetQuery } from './queries.ts';
import { DtiCard, LvrCard } from './ratio-cards.tsx';
import { text } from './text.ts';
import { ToPassCard } from './to-pass-card.tsx';
import { VerdictsCard } from './verdicts-card.tsx';

interface AssessmentViewProps {
  assessment: UseQueryResult<AssessmentReply>;
  onTryAmount: (amountAud: number) => void;
}

/** Figures, ratios on their scales, and a card for each rule. */
export function AssessmentView({ assessment, onTryAmount }: AssessmentViewProps) {
  const { data, error, refetch, isFetching } = assessment;
  const { data: ruleSet } = useQuery(ruleSetQuery(data?.ruleVersion));
  if (!data && error) {
    return (
      <ReadFailure
        variant="banner"
        title={text.lending.failed}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
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
      <AssessmentFigures figures={data.figures} verdicts={data.verdicts} />
      {data.toPass ? <ToPassCard toPass={data.toPass} onTry={onTryAmount} /> : null}
      {data.figures.riskWeightPercent === null ? null : <Alert title={text.lending.confirm} />}
      <VerdictsCard assessment={data} />
    </div>
  );
}
