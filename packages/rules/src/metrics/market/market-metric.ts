/**
 * A figure of a market, defined once for every screen, document, answer and call. It is always of one type of home (or
 * of all, which is said), of one place, and of what happened in its window up to the last day that the data speak for.
 */
export type MarketMetric = {
  /** Shown as it is written. */
  title: string;
  unit: 'aud' | 'share' | 'days' | 'months' | 'count';
  /** What it is, for whoever reads it the first time. */
  sentence: string;
  windowMonths: number | null;
  /** Where the place has too little: the nearest wider place that has enough, by name; or none, for prices and counts. */
  fromWiderPlace: boolean;
  /** What n counts. */
  countOf: 'sales' | 'listings' | 'auctions';
  /** One of what there must be enough of, and several. */
  nouns: readonly [string, string];
  /** With fewer there is no figure of the place's own. */
  leastN: number;
};

export const defineMarketMetric = (metric: MarketMetric): MarketMetric => metric;
