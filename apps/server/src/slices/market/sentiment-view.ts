import type { MarketFigure, MarketFigures, Sentiment } from '@propguard/protocol/market-figures';
import {
  type MarketSentiment,
  type SentimentPart,
  TRENDING_TOPICS_MAX,
} from '@propguard/rules/market/market-sentiment';
import type { TextSentiment } from '@propguard/rules/market/read-sentiment';
import { countText } from '@propguard/rules/metrics/market/figure-words';
import { countWords, daysWords, percentWords } from './words.ts';

export const roundSentiment = (value: number): number => Math.round(value * 1000) / 1000;
/** Whose figure it is where it is borrowed, and of how many it was made. */
const where = (figure: MarketFigure | undefined): string => {
  if (!figure) return '';
  return `${!figure.isOwn && figure.region ? ` in ${figure.region}` : ''} (${countText(figure)})`;
};

const saysOf = ({ signal, figure }: SentimentPart, figures: MarketFigures | null): string => {
  switch (signal) {
    case 'momentum':
      return `Prices ${figure < 0 ? 'fell' : 'rose'} ${percentWords(Math.abs(figure))} in a year${where(figures?.growthYoy)}`;
    case 'clearance':
      return `${percentWords(figure, 0)} of auctions sold${where(figures?.clearanceRate)}`;
    case 'daysOnMarket':
      return `Listings take ${daysWords(figure)} to sell${where(figures?.daysOnMarket)}`;
    case 'velocity':
      return `${percentWords(figure, 0)} of listings sell within 60 days${where(figures?.velocity)}`;
    case 'text':
      return `${countWords(figure, 'word')} of the text`;
  }
};

const TOPICS: Record<Exclude<SentimentPart['signal'], 'text'>, string> = {
  momentum: 'price momentum',
  clearance: 'auction clearance',
  daysOnMarket: 'days on market',
  velocity: 'quick sales',
};

/** The words that weigh most, then the figures; each word once. */
const keywordsOf = (parts: readonly SentimentPart[], text: TextSentiment | null): [string, number][] => {
  const said = (text?.words ?? []).map(({ word, weight }): [string, number] => [
    word,
    roundSentiment(weight),
  ]);
  const measured = parts.flatMap(({ signal, score, weight }): [string, number][] =>
    signal === 'text' ? [] : [[TOPICS[signal], roundSentiment(score * weight)]],
  );
  const strongest = [...new Map(said)].sort(([, a], [, b]) => Math.abs(b) - Math.abs(a));
  return [...strongest, ...measured.sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))].slice(
    0,
    TRENDING_TOPICS_MAX,
  );
};

export const toSentiment = (
  { score, confidence, parts }: MarketSentiment,
  text: TextSentiment | null,
  figures: MarketFigures | null,
): Sentiment => ({
  score: roundSentiment(score),
  magnitude: roundSentiment(text?.magnitude ?? 0),
  confidence: roundSentiment(confidence),
  keywords: keywordsOf(parts, text),
  parts: parts.map((part) => ({
    signal: part.signal,
    figure: part.figure,
    score: roundSentiment(part.score),
    weight: roundSentiment(part.weight),
    says: saysOf(part, figures),
  })),
});
