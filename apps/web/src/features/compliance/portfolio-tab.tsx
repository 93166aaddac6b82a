import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/error-text.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { KeyFigure, KeyFigures } from '../../ui/key-figures.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Loading, SkeletonTable } from '../../ui/skeleton.tsx';
import { DtiHeadroomCard } from './dti-headroom-card.tsx';
import { audText } from './figure-text.ts';
import { HazardCard } from './hazard-card.tsx';
import { LargeExposuresCard } from './large-exposures-card.tsx';
import { LvrDistributionCard } from './lvr-distribution-card.tsx';
import { portfolioQuery } from './queries.ts';
import { text } from './text.ts';

const words = text.portfolio;

export function PortfolioTab() {
  const { data, error, refetch, isFetching } = useQuery(portfolioQuery());
  if (!data && error) {
    return (
      <ErrorState title={words.failed} onRetry={() => void refetch()} retrying={isFetching}>
        {errorText(error)}
      </ErrorState>
    );
  }
  if (!data) {
    return (
      <Card flush label={words.loading}>
        <Loading label={words.loading}>
          <SkeletonTable rows={6} />
        </Loading>
      </Card>
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
        <DtiHeadroomCard portfolio={data} />
        <LvrDistributionCard portfolio={data} />
        <LargeExposuresCard exposures={data.largeExposures} />
        <HazardCard hazards={data.hazards} />
      </div>
    </div>
  );
}
