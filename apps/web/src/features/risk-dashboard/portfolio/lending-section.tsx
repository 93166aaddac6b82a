import { audText } from '@propguard/rules/lending/figure-words';
import { useQuery } from '@tanstack/react-query';
import { DtiHeadroomCard } from '../../../parts/lending/dti-headroom-card.tsx';
import { HazardConcentrationCard } from '../../../parts/lending/hazard-concentration-card.tsx';
import { LargeExposuresCard } from '../../../parts/lending/large-exposures-card.tsx';
import { LvrDistributionCard } from '../../../parts/lending/lvr-distribution-card.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonTable } from '../../../ui/feedback/skeleton.tsx';
import { KeyFigure, KeyFigures } from '../../../ui/figures/key-figures.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { lendingQuery } from '../queries.ts';
import { text } from '../text.ts';

const words = text.lending;

/** The file as lending, against the limits on many loans. */
export function LendingSection({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(lendingQuery(id));
  if (error && !data)
    return (
      <ReadFailure
        title={words.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        variant="banner"
        error={error}
      />
    );
  if (!data)
    return (
      <Card label={words.loading}>
        <Loading label={words.loading}>
          <SkeletonTable rows={5} columns={4} />
        </Loading>
      </Card>
    );
  return (
    <section aria-label={words.title} className="grid gap-3 md:gap-5">
      <KeyFigures label={words.title}>
        <KeyFigure label={words.loans} value={text.number(data.loans)} />
        <KeyFigure label={words.lent} value={audText(data.amountAud)} />
        <KeyFigure label={words.rules} value={data.ruleVersion} />
      </KeyFigures>
      <div className="grid gap-3 md:gap-5 lg:grid-cols-2">
        <DtiHeadroomCard
          headroom={data.dtiHeadroom}
          period={words.asNew}
          foot={data.withoutPurpose > 0 ? words.withoutPurpose(data.withoutPurpose) : undefined}
        />
        <LvrDistributionCard lvr={data.lvr} />
        <LargeExposuresCard exposures={data.largeExposures} />
        <HazardConcentrationCard hazards={data.hazards} />
      </div>
    </section>
  );
}
