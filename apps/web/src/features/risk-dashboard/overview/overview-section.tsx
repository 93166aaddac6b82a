import { useQuery } from '@tanstack/react-query';
import { SCREENS } from '../../../routes/route-table.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton, SkeletonTable } from '../../../ui/feedback/skeleton.tsx';
import { KeyFiguresSkeleton } from '../../../ui/figures/key-figures.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Column, PageGrid } from '../../../ui/layout/page-grid.tsx';
import { overviewQuery } from '../queries.ts';
import { text } from '../text.ts';
import { WatchListCard } from '../watch/watch-list-card.tsx';
import { AssessedCard } from './assessed-card.tsx';
import { MapCard } from './map-card.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { SpreadCard } from './spread-card.tsx';

const words = text.overview;
/** As many as OverviewFigures shows. */
const FIGURES = 6;

/** What the workspace has assessed one by one: figures, distribution, map, watch list, and each of them. */
export function OverviewSection() {
  const { data, error, refetch, isFetching } = useQuery(overviewQuery());
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
  if (!data) return <OverviewSkeleton />;
  if (data.homes.length === 0)
    return (
      <>
        <Card flush label={words.empty}>
          <EmptyState
            title={words.empty}
            action={<LinkButton to={SCREENS.intelligence.path}>{words.assess}</LinkButton>}
          >
            {words.emptyText}
          </EmptyState>
        </Card>
        <WatchListCard />
      </>
    );
  return (
    <>
      <OverviewFigures overview={data} />
      <PageGrid>
        <Column span={5}>
          <SpreadCard overview={data} />
        </Column>
        <Column span={7}>
          <MapCard homes={data.homes} />
        </Column>
      </PageGrid>
      <WatchListCard />
      <AssessedCard homes={data.homes} />
    </>
  );
}

function OverviewSkeleton() {
  return (
    <Loading label={words.loading} className="grid gap-3 md:gap-5">
      <KeyFiguresSkeleton label={words.loading} count={FIGURES} size="lg" />
      <PageGrid>
        <Column span={5}>
          <Card label={words.loading}>
            <SkeletonTable rows={8} columns={2} />
          </Card>
        </Column>
        <Column span={7}>
          <Skeleton height={508} />
        </Column>
      </PageGrid>
      <Card label={words.loading}>
        <SkeletonTable rows={5} columns={5} />
      </Card>
    </Loading>
  );
}
