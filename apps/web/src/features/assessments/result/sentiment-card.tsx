import type { SentimentReply } from '@propguard/protocol/sentiment';
import { homesText } from '@propguard/rules/metrics/market/figure-words';
import type { UseQueryResult } from '@tanstack/react-query';
import { Minus, TrendingDown, TrendingUp } from 'lucide-react';
import { SampleBadge } from '../../../parts/provenance/sample-badge.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Meter } from '../../../ui/feedback/meter.tsx';
import { ReadFailure } from '../../../ui/feedback/read-failure.tsx';
import { Loading, SkeletonFigure, SkeletonLine } from '../../../ui/feedback/skeleton.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { percentText } from '../fact-words.ts';
import { text } from '../text.ts';

const words = text.sentiment;
/** CORE-SENT-06 */
const TOPICS_SHOWN = 4;

type Reply = UseQueryResult<SentimentReply>;
type Analysis = SentimentReply['sentiment_analysis'];

interface SentimentCardProps {
  property: Reply;
  market: Reply;
  /** What to ask the market for is not known yet. */
  isWaiting: boolean;
}

/** Two calls, each with a failure of its own: the other's part stays. */
export function SentimentCard({ property, market, isWaiting }: SentimentCardProps) {
  const analysis = market.data?.sentiment_analysis;
  return (
    <Card
      title={words.title}
      subtitle={analysis?.location ? words.homes(homesText(analysis.type), analysis.location) : undefined}
      actions={analysis?.sample ? <SampleBadge /> : undefined}
    >
      <MarketPart market={market} isWaiting={isWaiting} />
      <PropertyPart property={property} />
    </Card>
  );
}

const isIdle = ({ fetchStatus, status }: Reply): boolean => status === 'pending' && fetchStatus === 'idle';

function MarketPart({ market, isWaiting }: Omit<SentimentCardProps, 'property'>) {
  if (market.data) return <MarketAnalysis analysis={market.data.sentiment_analysis} />;
  if (market.error) return <Failure title={words.marketFailed} reply={market} />;
  if (isIdle(market) && !isWaiting) return <NothingAsked />;
  return (
    <Loading label={words.loading} className="grid min-h-52 content-start gap-5">
      <SkeletonFigure />
      <SkeletonLine />
      <SkeletonLine width="70%" />
      <SkeletonLine width="85%" />
    </Loading>
  );
}

/** The scale without a figure on it. */
function NothingAsked() {
  return (
    <div className="text-13">
      <p className="text-muted">{text.empty.sentiment}</p>
      <p className="mt-5 mb-1.5 flex justify-between">
        {words.confidence} <span className="text-muted">{'–'}</span>
      </p>
      <Meter share={null} />
    </div>
  );
}

function PropertyPart({ property }: { property: Reply }) {
  if (property.error) return <Failure title={words.propertyFailed} reply={property} />;
  const score = property.data?.sentiment_analysis.sentiment ?? null;
  if (score === null) return null;
  return (
    <p className="mt-4 flex items-center justify-between gap-3 border-t border-line pt-3 text-13">
      {words.ofProperty}
      <span className="flex items-center gap-2 font-semibold tabular-nums">
        {percentText(shareOf(score))} <Direction score={score} />
      </span>
    </p>
  );
}

function Failure({ title, reply }: { title: string; reply: Reply }) {
  return (
    <ReadFailure
      title={title}
      onRetry={() => void reply.refetch()}
      retrying={reply.isFetching}
      className="mt-2"
      variant="banner"
      error={reply.error}
    />
  );
}

/** From -1 to 1 onto 0 to 1, so that a half is neither good nor bad. */
const shareOf = (score: number): number => (score + 1) / 2;

function Direction({ score }: { score: number }) {
  if (score === 0) return <Badge icon={Minus}>{words.neutral}</Badge>;
  return score > 0 ? (
    <Badge tone="positive" icon={TrendingUp}>
      {words.positive}
    </Badge>
  ) : (
    <Badge tone="danger" icon={TrendingDown}>
      {words.negative}
    </Badge>
  );
}

function MarketAnalysis({ analysis: { sentiment, details, summary } }: { analysis: Analysis }) {
  if (sentiment === null) return <p className="text-13 text-muted">{words.none}</p>;
  const topics = details?.keywords.slice(0, TOPICS_SHOWN) ?? [];
  const confidence = details?.confidence ?? null;
  return (
    <div className="text-13">
      <p className="flex items-center gap-2.5">
        <span className="text-28 leading-tight font-semibold tracking-figure tabular-nums">
          {percentText(shareOf(sentiment))}
        </span>
        <Direction score={sentiment} />
      </p>
      <p className="text-12 text-muted">{words.scale}</p>
      <p className="mt-4 mb-1.5 flex justify-between">
        {words.confidence}
        <span className="font-semibold tabular-nums">
          {confidence === null ? '–' : percentText(confidence)}
        </span>
      </p>
      <Meter share={confidence} />
      <p className="mt-4 text-12 text-muted">{words.topics}</p>
      {topics.length === 0 ? <p>{words.noTopics}</p> : null}
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {topics.map(([word]) => (
          <li key={word}>
            <Badge tone="outline">{word}</Badge>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-12 text-muted">{words.analysis}</p>
      <p className="mt-1 font-serif text-16 text-pretty">{summary}</p>
    </div>
  );
}
