import type { MarketInsight } from '@propguard/protocol/market-figures';
import { Badge, type BadgeTone } from '../../../ui/feedback/badge.tsx';
import { text } from '../text.ts';

const words = text.live;
const TONES: Record<MarketInsight['impact'], BadgeTone> = {
  positive: 'positive',
  negative: 'danger',
  neutral: 'neutral',
};

export function LiveInsights({ insights }: { insights: readonly MarketInsight[] }) {
  return (
    <section>
      <h3 className="text-13">{words.insights}</h3>
      <ul className="mt-2 grid gap-2.5">
        {insights.map((insight) => (
          <li key={insight.title} className="grid gap-1 border-l-2 border-line pl-3">
            <p className="flex flex-wrap items-center gap-2 text-13 font-medium">
              {insight.title}
              <Badge tone={TONES[insight.impact]}>{words.impact[insight.impact]}</Badge>
            </p>
            <p className="text-12 text-muted">{insight.description}</p>
            <p className="text-12 text-muted tabular-nums">
              {insight.timeframe}, {words.confidence(`${(insight.confidence * 100).toFixed(0)}%`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
