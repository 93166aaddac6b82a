import type { MarketFigures, Sentiment } from '@propguard/protocol/market-figures';
import { marketSentiment } from '@propguard/rules/market/market-sentiment';
import { readSentiment } from '@propguard/rules/market/read-sentiment';
import { toSentiment } from './sentiment-view.ts';

const NO_FIGURES = {
  growthYoy: null,
  clearanceRate: null,
  daysOnMarket: null,
  daysOnMarketBefore: null,
  velocity: null,
};

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
  const sentiment = marketSentiment(measured, words);
  return sentiment && toSentiment(sentiment, words, figures);
};
