import type { PriceTrendPoint } from '@propguard/protocol/market';
import { shortAud } from '@propguard/rules/formats/money';
import { audText } from '../../../lib/aud-text.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { text } from '../text.ts';

const words = text.live;
const CHART_PX = 180;

const quarterText = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-AU', {
    month: 'short',
    year: '2-digit',
    timeZone: 'UTC',
  });

interface LiveTrendProps {
  location: string;
  points: readonly PriceTrendPoint[];
}

export function LiveTrend({ location, points }: LiveTrendProps) {
  return (
    <ChartCard
      kind="line"
      title={words.trends}
      headingLevel={3}
      label={words.chart(location)}
      fileName="price-trend"
      heightPx={CHART_PX}
      points={points.map(({ date, price }) => ({ date: quarterText(date), price }))}
      x={{ key: 'date', label: words.quarter }}
      y={{ label: words.price, unit: 'AUD', format: audText, formatTick: shortAud }}
      series={[{ key: 'price', label: location.split(',')[0] ?? location }]}
    />
  );
}
