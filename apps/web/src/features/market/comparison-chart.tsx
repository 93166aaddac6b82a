import { formatAud, formatAudTick, formatMonth } from '../../parts/market/figure-format.ts';
import { ChartCard } from '../../ui/chart/chart-card.tsx';
import { QUARTERS_IN } from './price-history-card.tsx';
import { text } from './text.ts';
import type { ComparedPlace } from './use-comparison.ts';
import type { Period } from './use-market-request.ts';

const words = text.compare;

const nameOf = (location: string): string => location.split(',')[0] ?? location;

/** The prices of all compared, quarter by quarter; a quarter that only some have stays, with gaps. */
export function ComparisonChart({ places, period }: { places: readonly ComparedPlace[]; period: Period }) {
  const shown = places.flatMap(({ analysis, state }) => (analysis && state === 'shown' ? [analysis] : []));
  const days = [...new Set(shown.flatMap(({ details }) => details.quarters.map(({ to }) => to)))].sort();
  const points = days.slice(-QUARTERS_IN[period]).map((to) => ({
    to: formatMonth(to),
    ...Object.fromEntries(
      shown.map(({ details }) => [
        details.region.id,
        details.quarters.find((quarter) => quarter.to === to)?.priceAud ?? null,
      ]),
    ),
  }));
  return (
    <ChartCard
      kind="line"
      title={words.chart}
      label={words.chart}
      fileName={words.file}
      heightPx={240}
      points={points}
      x={{ key: 'to', label: text.history.quarter }}
      y={{ label: text.history.axis, unit: 'AUD', format: formatAud, formatTick: formatAudTick }}
      series={shown.map(({ details, location }, at) => ({
        key: details.region.id,
        label: nameOf(location),
        role: at === 0 ? ('subject' as const) : ('context' as const),
        dashed: at > 1,
      }))}
    />
  );
}
