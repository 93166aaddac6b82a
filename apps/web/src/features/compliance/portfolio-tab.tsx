import { shortDay } from '@propguard/rules/formats/days';
import { audText } from '@propguard/rules/lending/figure-words';
import { useQuery } from '@tanstack/react-query';
import { DtiHeadroomCard } from '../../parts/lending/dti-headroom-card.tsx';
import { HazardConcentrationCard } from '../../parts/lending/hazard-concentration-card.tsx';
import { LargeExposuresCard } from '../../parts/lending/large-exposures-card.tsx';
import { LvrDistributionCard } from '../../parts/lending/lvr-distribution-card.tsx';
import { LinkButton } from '../../ui/controls/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../ui/feedback/skeleton.tsx';
import { KeyFigure, KeyFigures, KeyFiguresSkeleton } from '../../ui/figures/key-figures.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { portfolioQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.portfolio;

export function PortfolioTab() {
  const { data, error, refetch, isFetching } = useQuery(portfolioQuery());
  if (!data && error) {
    return (
      <ReadFailure
        title={words.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        variant="banner"
        error={error}
      />
    );
  }
  if (!data) {
    return (
      <Loading label={words.loading} className="grid gap-3 md:gap-5">
        <KeyFiguresSkeleton label={words.figures} count={3} />
        <div className="grid gap-3 md:gap-5 lg:grid-cols-2">
          {['dti', 'lvr'].map((part) => (
            <Card key={part} flush label={words.loading}>
              <SkeletonTable rows={8} />
            </Card>
          ))}
        </div>
      </Loading>
    );
  }
  if (data.loans === 0) {
    return (
      <Card flush label={words.emptyTitle}>
        <EmptyState
          title={words.emptyTitle}
          action={<LinkButton to="/lending">{words.toLending}</LinkButton>}
        >
          {words.empty}
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className="grid gap-3 md:gap-5">
      <KeyFigures label={words.figures}>
        <KeyFigure label={words.loans} value={data.loans} />
        <KeyFigure label={words.lent} value={audText(data.amountAud)} />
        <KeyFigure label={words.rules} value={data.ruleVersion} />
      </KeyFigures>
      <div className="grid gap-3 md:gap-5 lg:grid-cols-2">
        <DtiHeadroomCard
          headroom={data.dtiHeadroom}
          period={words.period(shortDay(data.from), shortDay(data.to))}
        />
        <LvrDistributionCard lvr={data.lvr} />
        <LargeExposuresCard exposures={data.largeExposures} />
        <HazardConcentrationCard hazards={data.hazards} />
      </div>
    </div>
  );
}
