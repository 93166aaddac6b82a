import { REGION_KINDS } from '@propguard/rules/market/figure-confidence';
import { HEAT_INGREDIENTS, MARKET_HEATS } from '@propguard/rules/market/heat';
import { SENTIMENT_SIGNALS } from '@propguard/rules/market/market-sentiment';
import { ANALYSED_TYPES, ANALYSIS_DEPTHS } from '@propguard/rules/market/property-types';
import { figureInWords } from '@propguard/rules/metrics/figure-definition';
import {
  MARKET_METRIC_NAMES,
  MARKET_METRICS,
  type MarketMetricName,
} from '@propguard/rules/metrics/market/market-metrics';
import { PROPERTY_TYPES } from '@propguard/rules/properties/property-types';
import * as z from 'zod';
import { Day } from './shapes.ts';

export const MarketRegion = z.object({
  id: z
    .string()
    .describe('`qld-4005-new-farm`, `postcode-4005`, `city-brisbane`, `state-qld`, `country-au`.'),
  kind: z.enum(REGION_KINDS),
  name: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type MarketRegion = z.infer<typeof MarketRegion>;

export type FigureName = MarketMetricName;

/** A figure with what it rests on. Where the place has too little of its own, it is the region's above, or none. */
export const MarketFigure = z.object({
  value: z.number().nullable(),
  yearAgo: z.number().nullable(),
  type: z.enum(PROPERTY_TYPES).nullable().default(null).describe('The homes that it is of; null: all types.'),
  region: z.string().nullable().describe('The region that it is for.'),
  regionKind: z.enum(REGION_KINDS).nullable().default(null),
  isOwn: z.boolean().describe('It is for the place itself, not for a region above it.'),
  count: z.int().min(0).describe('Sales, listings or auctions that it was made from.'),
  ownCount: z.int().min(0).describe('How many of them the place itself has.'),
  minimum: z.int().min(0).describe('How many a place needs for a figure of its own.'),
  countOf: z.enum(['sales', 'listings', 'auctions']),
  confidence: z
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe('From how many it was made, and whether they are the place’s own. 0 where there is none.'),
  method: z.string(),
  note: z.string().nullable().describe('Why there is none, or why it is that of another region.'),
  asOf: Day.nullable(),
  sample: z.boolean(),
});
export type MarketFigure = z.infer<typeof MarketFigure>;

export const MarketFigures = z.object(
  Object.fromEntries(
    MARKET_METRIC_NAMES.map((name) => [name, MarketFigure.describe(figureInWords(MARKET_METRICS[name]))]),
  ) as Record<FigureName, typeof MarketFigure>,
);
export type MarketFigures = z.infer<typeof MarketFigures>;

const HeatScore = z
  .object({
    score: z.number().min(0).max(1),
    heat: z.enum(MARKET_HEATS),
    parts: z.array(
      z.object({
        ingredient: z.enum(HEAT_INGREDIENTS),
        figure: z.number(),
        score: z.number(),
        weight: z.number(),
      }),
    ),
  })
  .describe('The weighted mean of its parts.');

/** CORE-ENT-11, and what it is computed from. */
export const Sentiment = z.object({
  score: z.number().min(-1).max(1),
  magnitude: z.number().min(0).describe('How much was said in words, whatever its direction.'),
  confidence: z.number().min(0).max(1).describe('How much of what it could be based on is known.'),
  keywords: z.array(z.tuple([z.string(), z.number()])),
  parts: z.array(
    z.object({
      signal: z.enum(SENTIMENT_SIGNALS),
      figure: z.number(),
      score: z.number(),
      weight: z.number(),
      says: z.string(),
    }),
  ),
});
export type Sentiment = z.infer<typeof Sentiment>;

/** CORE-ENT-21, and the figures that it rests on. */
export const MarketInsight = z.object({
  type: z.enum(['price_trend', 'inventory', 'demand', 'risk']),
  title: z.string(),
  description: z.string(),
  impact: z.enum(['positive', 'negative', 'neutral']),
  confidence: z.number().min(0).max(1),
  timeframe: z.string(),
  figures: z.array(z.enum(MARKET_METRIC_NAMES)),
});
export type MarketInsight = z.infer<typeof MarketInsight>;

export const Recommendation = z.object({ text: z.string(), figures: z.array(z.enum(MARKET_METRIC_NAMES)) });
export type Recommendation = z.infer<typeof Recommendation>;

export const PriceQuarter = z.object({
  to: Day.describe('Its last day.'),
  priceAud: z
    .int()
    .nullable()
    .describe("Quality-adjusted: last year's median, moved by the index. Null where it has no median."),
  medianAud: z.int().nullable().describe('Of what happened to sell.'),
  parentPriceAud: z.int().nullable(),
  sales: z.int().min(0),
  error: z.number().nullable().describe('Standard error of the price, as a share.'),
  listings: z.int().min(0).nullable(),
  daysOnMarket: z.number().nullable(),
  auctionsSold: z.int().min(0),
  auctionsHeld: z.int().min(0),
});
export type PriceQuarter = z.infer<typeof PriceQuarter>;

/** What a figure rests on, where it is shown without the rest of it. */
export const FigureBasis = MarketFigure.pick({ region: true, isOwn: true, count: true, countOf: true });
export type FigureBasis = z.infer<typeof FigureBasis>;

export const HeatPlace = z.object({
  localityId: z.string(),
  name: z.string(),
  state: z.string(),
  postcode: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  heat: z.enum(MARKET_HEATS).nullable(),
  score: z.number().nullable(),
  medianAud: z.int().nullable(),
  growthYoy: z.number().nullable(),
  growthBasis: FigureBasis,
  sales: z.int().min(0),
});
export type HeatPlace = z.infer<typeof HeatPlace>;

export const MarketDetails = z.object({
  region: MarketRegion,
  parent: MarketRegion.nullable(),
  propertyType: z.enum(ANALYSED_TYPES).exclude(['all']).nullable().describe('Null: all types.'),
  countedAs: z.enum(PROPERTY_TYPES).nullable().describe('What the sales were filtered by.'),
  depth: z.enum(ANALYSIS_DEPTHS),
  hasData: z.boolean().describe('The place has sales or listings of its own.'),
  asOf: Day.nullable(),
  sample: z.boolean().describe('Some of what it is based on is made up.'),
  figures: MarketFigures,
  heat: HeatScore.nullable(),
  sentiment: Sentiment.nullable(),
  insights: z.array(MarketInsight).describe('Comprehensive only.'),
  recommendations: z.array(Recommendation),
  quarters: z.array(PriceQuarter).describe('The oldest first. Comprehensive only.'),
});
export type MarketDetails = z.infer<typeof MarketDetails>;
