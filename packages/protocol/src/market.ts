import { MARKET_HEATS } from '@propguard/rules/market/heat';
import { PRICE_TRENDS } from '@propguard/rules/market/price-trend';
import { ANALYSED_TYPES, ANALYSIS_DEPTHS } from '@propguard/rules/market/property-types';
import { SUPPLY_DEMAND_BALANCES } from '@propguard/rules/market/supply-demand';
import { MARKET_METRIC_NAMES } from '@propguard/rules/metrics/market/market-metrics';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import * as z from 'zod';
import { errorsOf } from './errors.ts';
import { LocalityFigures } from './locality-figures.ts';
import { FigureBasis, HeatPlace, MarketDetails, MarketInsight, MarketRegion } from './market-figures.ts';
import { sessionRoute } from './route.ts';
import { Instant } from './shapes.ts';

export const MarketLocation = z
  .string()
  .trim()
  .min(1, 'Enter a location.')
  .max(200, 'Enter a location of at most 200 characters.')
  .describe('A suburb, a postcode, a city, a state or an address. A misspelt name is understood.');

/** CORE-ENT-22. */
export const MarketAnalysisRequest = z.object({
  location: MarketLocation,
  property_type: z.enum(ANALYSED_TYPES).default('house'),
  analysis_depth: z.enum(ANALYSIS_DEPTHS).default('comprehensive'),
});

/** CORE-ENT-23. Rates are shares: 0.05 is five per cent. A figure is null where too little happened to make one. */
export const MarketAnalysis = z.object({
  location: z.string(),
  market_metrics: z.object({
    median_price: z.number().nullable(),
    price_growth_yoy: z.number().nullable(),
    days_on_market: z.number().nullable(),
    auction_clearance_rate: z.number().nullable(),
    listing_volume: z.number().nullable(),
  }),
  trend_analysis: z.object({
    price_trend: z.enum(PRICE_TRENDS),
    market_heat: z.enum(MARKET_HEATS).nullable(),
    supply_demand_balance: z.enum(SUPPLY_DEMAND_BALANCES),
  }),
  ai_insights: z.object({
    market_sentiment: z.string(),
    investment_outlook: z.string(),
    risk_assessment: z.string(),
    recommendations: z.array(z.string()),
  }),
  details: MarketDetails.describe('Where every figure comes from, and what it leads to.'),
});
export type MarketAnalysis = z.infer<typeof MarketAnalysis>;

/** CORE-ENT-19. */
export const MarketSnapshot = z.object({
  location: z.string(),
  type: z.enum(PROPERTY_TYPES).nullable().describe('The homes that the figures are of; null: all types.'),
  timestamp: Instant,
  priceIndex: z.number().nullable().describe('100 six years ago.'),
  indexSales: z.int().min(0).describe('The sales of all those years, from which the index is made.'),
  priceChange: z.number().nullable().describe('Of the median in a year, in dollars, for the same quality.'),
  priceChangePercent: z.number().nullable(),
  inventoryLevel: z.int().min(0),
  daysOnMarket: z.number().nullable(),
  salesVolume: z.int().min(0),
  marketVelocity: z.number().min(0).max(1).nullable().describe('Share of listings that sell within 60 days.'),
  confidenceScore: z
    .number()
    .min(0)
    .max(1)
    .describe('From how many its figures were made, and whether they are the place’s own.'),
  basis: z
    .array(FigureBasis.extend({ figure: z.enum(MARKET_METRIC_NAMES) }))
    .describe(
      'What rates and times are based on: how many, and the wider area where there’s too little data here.',
    ),
  dataSource: z.string(),
});
export type MarketSnapshot = z.infer<typeof MarketSnapshot>;

/** CORE-ENT-20. */
export const PriceTrendPoint = z.object({
  date: z.iso.date(),
  price: z.int(),
  volume: z.int().min(0),
  confidence: z.number().min(0).max(1),
});
export type PriceTrendPoint = z.infer<typeof PriceTrendPoint>;

const PlaceQuery = z.object({
  location: MarketLocation,
  property_type: z.enum(ANALYSED_TYPES).optional().describe('All types together where it is left out.'),
});

const tags = ['market'];

export const market = {
  analyse: sessionRoute('places:read')
    .route({
      method: 'POST',
      path: '/pipeline/market-analysis',
      tags,
      summary: 'The market of a place: figures, trend, insights and recommendations',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(MarketAnalysisRequest)
    .output(MarketAnalysis),
  ofLocality: sessionRoute('places:read')
    .route({
      method: 'GET',
      path: '/localities/{id}/figures',
      tags,
      summary: 'Prices and market of a suburb or town, by its id',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(z.object({ id: z.string().max(120), type: z.enum(PROPERTY_TYPES).optional() }))
    .output(LocalityFigures),
  snapshot: sessionRoute('places:read')
    .route({ method: 'GET', path: '/market/snapshot', tags, summary: 'The market of a place at a glance' })
    .errors(errorsOf('NOT_FOUND'))
    .input(PlaceQuery)
    .output(MarketSnapshot),
  priceTrend: sessionRoute('places:read')
    .route({ method: 'GET', path: '/market/price-trend', tags, summary: 'Its prices, quarter by quarter' })
    .errors(errorsOf('NOT_FOUND'))
    .input(PlaceQuery)
    .output(z.object({ location: z.string(), points: z.array(PriceTrendPoint) })),
  insights: sessionRoute('places:read')
    .route({ method: 'GET', path: '/market/insights', tags, summary: 'What its figures say' })
    .errors(errorsOf('NOT_FOUND'))
    .input(PlaceQuery)
    .output(z.object({ location: z.string(), insights: z.array(MarketInsight) })),
  heatMap: sessionRoute('places:read')
    .route({
      method: 'GET',
      path: '/market/heat-map',
      tags,
      summary: 'Market heat of the localities around a place, or within it',
    })
    .errors(errorsOf('NOT_FOUND'))
    .input(PlaceQuery)
    .output(z.object({ region: MarketRegion, sample: z.boolean(), places: z.array(HeatPlace) })),
};
