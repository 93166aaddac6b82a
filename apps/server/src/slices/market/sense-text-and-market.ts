import type { MarketFigures, Sentiment } from '@propguard/protocol/market-figures';
import { marketConfidence, marketSentiment, type Sureness } from '@propguard/rules/market/market-sentiment';
import { readSentiment } from '@propguard/rules/market/read-sentiment';
import { roundSentiment, toSentiment } from './sentiment-view.ts';

const NO_FIGURES = {
  growthYoy: null,
  clearanceRate: null,
  daysOnMarket: null,
  daysOnMarketBefore: null,
  velocity: null,
};

const NOT_SURE: Sureness = { momentum: 0, clearance: 0, daysOnMarket: 0, velocity: 0 };

const surenessOf = (figures: MarketFigures | null): Sureness =>
  figures
    ? {
        momentum: figures.growthYoy.confidence,
        clearance: figures.clearanceRate.confidence,
        daysOnMarket: figures.daysOnMarket.confidence,
        velocity: figures.velocity.confidence,
      }
    : NOT_SURE;

/** CORE-SENT-05, CORE-ENT-19: how sure a place's market is, wherever that is shown. */
export const marketConfidenceOf = (figures: MarketFigures): number =>
  roundSentiment(marketConfidence(surenessOf(figures)));

/** The sentiment of figures, of words, or of both; null where neither says anything. */
export const senseTextAndMarket = (figures: MarketFigures | null, text: string | null): Sentiment | null => {
  const words = text ? readSentiment(text) : null;
  const measured = figures
    ? {
        growthYoy: figures.growthYoy.value,
        clearanceRate: figures.clearanceRate.value,
        daysOnMarket: figures.daysOnMarket.value,
        daysOnMarketBefore: figures.daysOnMarket.yearAgo,
        velocity: figures.velocity.value,
      }
    : NO_FIGURES;
  const sentiment = marketSentiment(measured, words, surenessOf(figures));
  return sentiment && toSentiment(sentiment, words, figures);
};
