import type { PortfolioPoint } from '@propguard/protocol/portfolios';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { pointsQuery } from '../queries.ts';
import { RiskMap, type RiskPlace } from '../risk-map.tsx';
import { text } from '../text.ts';

const MAP_PX = 440;

const toPlace = (point: PortfolioPoint): RiskPlace => ({
  ...point,
  id: String(point.record),
  place: point.address === null ? point.locality : `${point.address}, ${point.locality}`,
});

export function PortfolioMapCard({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useQuery(pointsQuery(id));
  const places = useMemo(() => data?.items.map(toPlace) ?? [], [data]);
  return (
    <Card
      flush
      title={text.riskMap.title}
      foot={data && !data.whole ? text.map.part(places.length) : undefined}
    >
      {error && !data ? (
        <ReadFailure
          title={text.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
          className="mx-4 mb-4 md:mx-5"
          variant="banner"
          error={error}
        />
      ) : data ? (
        <RiskMap label={text.map.label} places={places} heightPx={MAP_PX} />
      ) : (
        <Loading label={text.map.loading}>
          <Skeleton height={MAP_PX} />
        </Loading>
      )}
    </Card>
  );
}
