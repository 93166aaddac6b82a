import type { FigureDefinition } from '../figure-definition.ts';

/**
 * A figure of a market, defined once for every screen, document, answer and call. It is always of one type of home (or
 * of all, which is said), of one place, and of what happened in its window up to the last day that the data speak for.
 */
export type MarketMetric = FigureDefinition & {
  unit: 'aud' | 'share' | 'days' | 'months' | 'count';
  homes: 'type';
  /** Where the place has too little: the nearest wider place that has enough, by name; or none, for prices and counts. */
  region: 'own' | 'wider';
  countOf: 'sales' | 'listings' | 'auctions';
  /** One of what there must be enough of, and several. */
  nouns: readonly [string, string];
};

export const defineMarketMetric = (metric: Omit<MarketMetric, 'homes'>): MarketMetric => ({
  ...metric,
  homes: 'type',
});
