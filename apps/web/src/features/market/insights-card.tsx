import type { MarketAnalysis } from '@propguard/protocol/market';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Card } from '../../ui/card.tsx';
import { Provenance } from '../../ui/provenance.tsx';
import { formatDay, formatPercent } from './figure-format.ts';
import { text } from './text.ts';

const words = text.insights;
const TONES: Record<'positive' | 'negative' | 'neutral', BadgeTone> = {
  positive: 'positive',
  negative: 'danger',
  neutral: 'neutral',
};

/** Sentences in serif, each made from figures; below, what each figure says. */
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
      {details.insights.length > 0 ? (
        <section aria-label={words.more} className="mt-4 border-t border-line pt-4">
          <h3 className="mb-2 text-13 font-semibold">{words.more}</h3>
          <ul className="grid gap-x-6 gap-y-4 md:grid-cols-2">
            {details.insights.map((insight) => (
              <li key={insight.type} className="text-13">
                <p className="flex flex-wrap items-center gap-2 font-medium">
                  {insight.title}
                  <Badge tone={TONES[insight.impact]}>
                    {words.confidence(formatPercent(insight.confidence))}
                  </Badge>
                </p>
                <p className="mt-1 text-muted">{insight.description}</p>
                <p className="mt-0.5 text-12 text-muted">{insight.timeframe}</p>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </Card>
  );
}
