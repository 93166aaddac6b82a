import type { Property } from '@propguard/protocol/property-records';
import { MARKET_METRICS } from '@propguard/rules/metrics/market/market-metrics';
import { useQueries } from '@tanstack/react-query';
import { audText, stepAudText } from '../../lib/aud-text.ts';
import { ChartCard } from '../../ui/chart/chart-card.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ReadFailure } from '../../ui/feedback/read-failure.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { countsOf, mediansOf } from './medians.ts';
import { figuresOfTypesQueries } from './queries.ts';
import { text } from './text.ts';

const words = text.medians;
const CHART_HEIGHT_PX = 230;

export function MediansCard({ locality }: { locality: Property['locality'] }) {
  const replies = useQueries({ queries: figuresOfTypesQueries(locality.id) });
  const failed = replies.find(({ error, data }) => error && !data);
  if (failed) {
    return (
      <Card title={words.title} flush>
        <ReadFailure
          title={words.failed}
          onRetry={() => replies.forEach(({ data, refetch }) => void (data ? null : refetch()))}
          retrying={failed.isFetching}
          error={failed.error}
        />
      </Card>
    );
  }
  const figures = replies.flatMap(({ data }) => (data ? [data] : []));
  if (figures.length < replies.length) {
    return (
      <Loading label={words.loading} className="flex flex-1 flex-col *:flex-1">
        <MediansPlace />
      </Loading>
    );
  }
  const points = mediansOf(figures);
  if (points.length === 0) {
    return (
      <Card title={words.title} flush>
        <EmptyState title={words.emptyTitle}>
          {words.empty(locality.name, MARKET_METRICS.medianPrice.leastN)}
        </EmptyState>
      </Card>
    );
  }
  return (
    <ChartCard
      kind="bar"
      title={words.title}
      label={words.label(locality.name)}
      foot={words.foot(countsOf(figures), MARKET_METRICS.medianPrice.leastN)}
      fileName={words.fileName(locality.id)}
      heightPx={CHART_HEIGHT_PX}
      points={points}
      x={{ key: 'type', label: words.type }}
      y={{ label: words.price, unit: words.unit, format: audText, formatTick: stepAudText, min: 0 }}
      series={[
        { key: 'lastYear', label: words.lastYear },
        { key: 'yearBefore', label: words.yearBefore, role: 'context' },
      ]}
    />
  );
}

/** In the size of the chart, also before anyone has asked for it. */
export function MediansPlace() {
  return (
    <Card title={words.title}>
      <Skeleton height={CHART_HEIGHT_PX} />
    </Card>
  );
}
