import type { Recommendation } from '@propguard/protocol/market-figures';
import { Card } from '../../ui/card.tsx';
import { text } from './text.ts';

const words = text.recommendations;

export function RecommendationsCard({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <Card title={words.title}>
      {recommendations.length === 0 ? <p className="text-muted">{words.none}</p> : null}
      <ol>
        {recommendations.map(({ text: advice, figures }, at) => (
          <li
            key={advice}
            className="grid grid-cols-[28px_minmax(0,1fr)] border-t border-line py-3 first:border-t-0 first:pt-0.5"
          >
            <span aria-hidden="true" className="font-semibold text-accent tabular-nums">
              {at + 1}
            </span>
            <span>
              {advice}
              <span className="mt-0.5 block text-12 text-muted">
                {words.from}: {figures.map((name) => text.figures[name]).join(', ')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
