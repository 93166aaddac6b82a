import type { MarketAnalysis } from '@propguard/protocol/market';
import { formatPercent } from '../../parts/market/figure-format.ts';
import { Badge, type BadgeTone } from '../../ui/feedback/badge.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { text } from './text.ts';

const words = text.insights;
const TONES: Record<'positive' | 'negative' | 'neutral', BadgeTone> = {
  positive: 'positive',
  negative: 'danger',
  neutral: 'neutral',
};

/** What each figure says by itself, and how sure it is. */
export function FigureInsightsCard({ analysis: { details } }: { analysis: MarketAnalysis }) {
  return (
    <Card title={words.more} flush>
      <ul className="grid overflow-hidden border-t border-line *:-mt-px *:-ml-px *:border-t *:border-l *:border-line sm:grid-cols-2 lg:grid-cols-4">
        {details.insights.map((insight) => (
          <li key={insight.type} className="flex flex-col px-4 pt-3.5 pb-4 text-13 md:px-5">
            <p className="font-semibold">{insight.title}</p>
            <p className="mt-1 mb-3 text-pretty text-muted">{insight.description}</p>
            <p className="mt-auto flex items-center gap-2.5 text-12 text-muted">
              <Badge tone={TONES[insight.impact]}>
                {words.confidence(formatPercent(insight.confidence))}
              </Badge>
              {insight.timeframe}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
