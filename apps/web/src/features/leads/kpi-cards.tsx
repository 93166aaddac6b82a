import type { LeadAnalytics } from '@propguard/protocol/leads';
import { shortAud } from '@propguard/rules/formats/money';
import type { UseQueryResult } from '@tanstack/react-query';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { KeyFigure, KeyFigures, KeyFiguresSkeleton } from '../../ui/figures/key-figures.tsx';
import { text } from './text.ts';

const words = text.kpi;
const CARDS = 4;

/** OPS-LEAD-02 to -05 */
export function KpiCards({ analytics }: { analytics: UseQueryResult<LeadAnalytics> }) {
  const { data, error, isError, isFetching, refetch } = analytics;
  if (data === undefined && isError)
    return (
      <ReadFailure title={words.failed} error={error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  if (data === undefined) return <KeyFiguresSkeleton label={words.label} count={CARDS} />;
  return (
    <KeyFigures label={words.label}>
      <KeyFigure
        label={words.total}
        value={data.totalLeads.toLocaleString('en-AU')}
        note={data.monthlyGrowth === null ? words.noGrowth : words.growth(data.monthlyGrowth)}
      />
      <KeyFigure
        label={words.qualified}
        value={data.qualifiedLeads.toLocaleString('en-AU')}
        note={words.conversion(data.conversionRate)}
      />
      <KeyFigure
        label={words.value}
        value={shortAud(data.totalPipelineValue)}
        note={
          data.averageLeadValue === null ? words.noAverage : words.average(shortAud(data.averageLeadValue))
        }
      />
      <KeyFigure
        label={words.week}
        value={data.newLeads.toLocaleString('en-AU')}
        note={words.notContacted(data.notYetContacted)}
      />
    </KeyFigures>
  );
}
