import { defineMarketMetric, type MarketMetric } from './market-metric.ts';

/** Fewer than this and a figure says more about chance than about the place. */
const FEWEST = 5;
const YEAR = 12;
const TWO_YEARS = 24;
const THREE_YEARS = 36;
const SALES_IN_A_YEAR = ['sale in the last year', 'sales in the last year'] as const;

/** Every figure of a market, by the name that it has in the API. Added to, never renamed. */
export const MARKET_METRICS = {
  medianPrice: defineMarketMetric({
    title: 'Median price',
    unit: 'aud',
    sentence: 'Median of the prices paid in the last twelve months.',
    windowMonths: YEAR,
    region: 'own',
    countOf: 'sales',
    nouns: SALES_IN_A_YEAR,
    leastN: FEWEST,
  }),
  growthYoy: defineMarketMetric({
    title: 'Growth in a year',
    unit: 'share',
    sentence:
      'Quality-adjusted index (hedonic, by locality and type, pulled towards the region above where sales are few): the last six months over the same six a year before.',
    windowMonths: TWO_YEARS,
    region: 'wider',
    countOf: 'sales',
    nouns: ['sale in one of the last two years', 'sales in one of the last two years'],
    leastN: FEWEST,
  }),
  daysOnMarket: defineMarketMetric({
    title: 'Days on market',
    unit: 'days',
    sentence: 'Median days from listing to sale, of listings sold in the last twelve months.',
    windowMonths: YEAR,
    region: 'wider',
    countOf: 'listings',
    nouns: ['listing sold in the last year', 'listings sold in the last year'],
    leastN: FEWEST,
  }),
  clearanceRate: defineMarketMetric({
    title: 'Auction clearance',
    unit: 'share',
    sentence: 'The share of auctions in the last twelve months that sold.',
    windowMonths: YEAR,
    region: 'wider',
    countOf: 'auctions',
    nouns: ['auction in the last year', 'auctions in the last year'],
    leastN: FEWEST,
  }),
  listingVolume: defineMarketMetric({
    title: 'Listing volume',
    unit: 'count',
    sentence: 'Listings on the market.',
    windowMonths: null,
    region: 'own',
    countOf: 'listings',
    nouns: ['listing', 'listings'],
    leastN: 0,
  }),
  salesVolume: defineMarketMetric({
    title: 'Sales in a year',
    unit: 'count',
    sentence: 'Sales in the last twelve months.',
    windowMonths: YEAR,
    region: 'own',
    countOf: 'sales',
    nouns: SALES_IN_A_YEAR,
    leastN: 0,
  }),
  velocity: defineMarketMetric({
    title: 'Sold within 60 days',
    unit: 'share',
    sentence: 'Share of a year’s listings that sold within 60 days.',
    windowMonths: YEAR,
    region: 'wider',
    countOf: 'listings',
    nouns: ['listing that had 60 days to sell', 'listings that had 60 days to sell'],
    leastN: FEWEST,
  }),
  inventoryMonths: defineMarketMetric({
    title: 'Months of stock',
    unit: 'months',
    sentence: 'Listings on the market over the average monthly sales of the last year.',
    windowMonths: YEAR,
    region: 'wider',
    countOf: 'sales',
    nouns: SALES_IN_A_YEAR,
    leastN: FEWEST,
  }),
  volatility: defineMarketMetric({
    title: 'Price swing',
    unit: 'share',
    sentence: 'Standard deviation of the index’s quarterly changes over three years, as a yearly figure.',
    windowMonths: THREE_YEARS,
    region: 'wider',
    countOf: 'sales',
    nouns: ['sale in three years', 'sales in three years'],
    leastN: 30,
  }),
  rentalYield: defineMarketMetric({
    title: 'Rental yield',
    unit: 'share',
    sentence: 'A year’s rent over the price.',
    windowMonths: YEAR,
    region: 'own',
    countOf: 'listings',
    nouns: ['rent', 'rents'],
    leastN: 1,
  }),
} as const satisfies Record<string, MarketMetric>;

export type MarketMetricName = keyof typeof MARKET_METRICS;
export const MARKET_METRIC_NAMES = Object.keys(MARKET_METRICS) as [MarketMetricName, ...MarketMetricName[]];
