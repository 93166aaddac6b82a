import type { Recommendation } from '@propguard/protocol/market-figures';
import { Card } from '../../ui/layout/card.tsx';
import { NumberedList } from '../../ui/layout/numbered-list.tsx';
import { text } from './text.ts';

const words = text.recommendations;

export function RecommendationsCard({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <Card title={words.title}>
      {recommendations.length === 0 ? <p className="text-muted">{words.none}</p> : null}
      <NumberedList
        items={recommendations.map(({ text: advice, figures }) => ({
          key: advice,
          content: advice,
          note: `${words.from}: ${figures.map((name) => text.figures[name]).join(', ')}`,
        }))}
      />
    </Card>
  );
}
