import type { MarketFigure, MarketFigures, Sentiment } from '@propguard/protocol/market-figures';
import { figureConfidence } from '@propguard/rules/market/figure-confidence';
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

const sureOf = (figure: MarketFigure | undefined): number => (figure ? figureConfidence(figure) : 0);

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
  const sentiment = marketSentiment(measured, words, {
    momentum: sureOf(figures?.growthYoy),
    clearance: sureOf(figures?.clearanceRate),
    daysOnMarket: sureOf(figures?.daysOnMarket),
    velocity: sureOf(figures?.velocity),
  });
  return sentiment && toSentiment(sentiment, words, figures);
};
