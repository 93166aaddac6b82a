import type { MarketAnalysis } from '@propguard/protocol/market';
import { formatDay } from '../../parts/market/figure-format.ts';
import { Provenance } from '../../parts/provenance/provenance.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { text } from './text.ts';

const words = text.insights;

/** Sentences in serif, each made from figures. */
export function InsightsCard({ analysis }: { analysis: MarketAnalysis }) {
  const { ai_insights: insights, details } = analysis;
  const { salesVolume, daysOnMarket, clearanceRate } = details.figures;
  const sentences = [
    { term: words.sentiment, sentence: insights.market_sentiment },
    { term: words.outlook, sentence: insights.investment_outlook },
    { term: words.risk, sentence: insights.risk_assessment },
  ];
  return (
    <Card
      title={words.title}
      provenance={
        <Provenance
          title={words.provenanceTitle}
          summary={words.from(salesVolume.count, daysOnMarket.count, clearanceRate.count)}
          facts={{
            source: text.provenance.source,
            method: words.provenanceMethod,
            computedAt: details.asOf ? text.provenance.asOf(formatDay(details.asOf)) : text.none,
            sample: details.sample,
          }}
        />
      }
    >
      <dl>
        {sentences.map(({ term, sentence }) => (
          <div
            key={term}
            className="grid gap-x-5 gap-y-1 border-t border-line py-4 first:border-t-0 first:pt-0.5 last:pb-0 md:grid-cols-[136px_minmax(0,1fr)]"
          >
            <dt className="pt-0.5 text-13 text-muted">{term}</dt>
            <dd className="font-serif text-16 text-pretty">{sentence}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
