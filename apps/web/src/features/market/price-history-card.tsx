import type { MarketAnalysis } from '@propguard/protocol/market';
import { formatAud, formatAudTick, formatDay, formatMonth } from '../../parts/market/figure-format.ts';
import { ChartCard } from '../../ui/chart/chart-card.tsx';
import { SegmentedControl } from '../../ui/controls/segmented-control.tsx';
import { text } from './text.ts';
import { PERIODS, type Period } from './use-market-request.ts';

const words = text.history;
/** A year needs five quarters to be seen from end to end. */
export const QUARTERS_IN: Record<Period, number> = { '1y': 5, '3y': 13, '6y': 24 };
const CHOICES = PERIODS.map((value) => ({ value, label: value }));

interface PriceHistoryCardProps {
  analysis: MarketAnalysis;
  period: Period;
  onPeriod: (period: Period) => void;
}

export function PriceHistoryCard({ analysis, period, onPeriod }: PriceHistoryCardProps) {
  const { details, location } = analysis;
  const quarters = details.quarters.slice(-QUARTERS_IN[period]);
  const type = text.types[details.propertyType ?? 'all'];
  const [first] = quarters;
  const sales = quarters.reduce((sum, quarter) => sum + quarter.sales, 0);
  const hasPrice = quarters.some(({ priceAud }) => priceAud !== null);
  const place = location.split(',')[0] ?? location;
  return (
    <>
      <ChartCard
        kind="line"
        title={words.title(type)}
        label={words.label(type, location)}
        fileName={`${words.file}-${details.region.id}`}
        heightPx={268}
        points={quarters.map(({ to, priceAud, parentPriceAud }) => ({
          to: formatMonth(to),
          own: priceAud,
          parent: parentPriceAud,
        }))}
        x={{ key: 'to', label: words.quarter }}
        y={{ label: words.axis, unit: 'AUD', format: formatAud, formatTick: formatAudTick }}
        series={[
          ...(hasPrice ? [{ key: 'own', label: place }] : []),
          ...(details.parent
            ? [{ key: 'parent', label: details.parent.name, role: 'context' as const }]
            : []),
        ]}
        foot={hasPrice && first ? words.foot(sales, formatDay(first.to)) : words.noMedian}
        actions={
          <SegmentedControl label={words.period} options={CHOICES} value={period} onValueChange={onPeriod} />
        }
        className="flex-none!"
      />
      <ChartCard
        kind="bar"
        title={text.volume.title}
        label={`${text.volume.title}, ${location}`}
        fileName={`${text.volume.file}-${details.region.id}`}
        heightPx={150}
        points={quarters.map(({ to, sales: sold }) => ({ to: formatMonth(to), sold }))}
        x={{ key: 'to', label: words.quarter }}
        y={{ label: text.volume.axis, unit: text.volume.unit, format: String, formatTick: String }}
        series={[{ key: 'sold', label: text.volume.sold, role: 'context' }]}
      />
    </>
  );
}
