import type { MarketAnalysis, MarketSnapshot, PriceTrendPoint } from '@propguard/protocol/market';
import type {
  FigureBasis,
  MarketDetails,
  MarketFigure,
  MarketFigures,
  MarketRegion,
  PriceQuarter,
} from '@propguard/protocol/market-figures';
import { priceTrend } from '@propguard/rules/market/price-trend';
import type { AnalysedType, AnalysisDepth } from '@propguard/rules/market/property-types';
import { supplyDemandBalance } from '@propguard/rules/market/supply-demand';
import { toInsights } from './insights-view.ts';
import { investmentOutlook, riskAssessment } from './outlook-view.ts';
import { toQuarters } from './quarters-view.ts';
import type { Market } from './read-market.ts';
import { toRecommendations } from './recommendations-view.ts';
import { marketConfidenceOf, senseTextAndMarket } from './sense-text-and-market.ts';
import { sentimentSentence } from './sentiment-sentence.ts';
import { dayWords } from './words.ts';

const alone = ({ id, kind, name, latitude, longitude }: MarketRegion): MarketRegion => ({
  id,
  kind,
  name,
  latitude,
  longitude,
});

const parentOf = (market: Market) => market.above.find(({ row }) => row !== undefined);

const quartersOf = (market: Market): PriceQuarter[] => toQuarters(market.own, parentOf(market)?.row);

type Asked = { propertyType: AnalysedType; depth: AnalysisDepth };

const detailsOf = (market: Market, { propertyType, depth }: Asked): MarketDetails => {
  const parent = parentOf(market)?.region;
  const isDeep = depth === 'comprehensive';
  return {
    region: alone(market.region),
    parent: parent ? alone(parent) : null,
    propertyType: propertyType === 'all' ? null : propertyType,
    countedAs: market.type === 'any' ? null : market.type,
    depth,
    hasData: market.hasData,
    asOf: market.asOf,
    sample: market.sample,
    figures: market.figures,
    heat: market.heat,
    sentiment: senseTextAndMarket(market.figures, null),
    insights: isDeep ? toInsights(market) : [],
    recommendations: toRecommendations(market),
    quarters: isDeep ? quartersOf(market) : [],
  };
};

/** CORE-ENT-23, from the figures. */
export const toAnalysis = (market: Market, asked: Asked): MarketAnalysis => {
  const details = detailsOf(market, asked);
  const { figures } = market;
  return {
    location: market.region.name,
    market_metrics: {
      median_price: figures.medianPrice.value,
      price_growth_yoy: figures.growthYoy.value,
      days_on_market: figures.daysOnMarket.value,
      auction_clearance_rate: figures.clearanceRate.value,
      listing_volume: figures.listingVolume.value,
    },
    trend_analysis: {
      price_trend: priceTrend(figures.growthYoy.value),
      market_heat: market.heat?.heat ?? null,
      supply_demand_balance: supplyDemandBalance(figures.inventoryMonths.value),
    },
    ai_insights: {
      market_sentiment: sentimentSentence(details.sentiment),
      investment_outlook: investmentOutlook(market),
      risk_assessment: riskAssessment(market),
      recommendations: details.recommendations.map(({ text }) => text),
    },
    details,
  };
};

export const basisOf = ({ region, isOwn, count, countOf }: MarketFigure): FigureBasis => ({
  region,
  isOwn,
  count,
  countOf,
});

/** Of the figures that a glance shows, and those that its confidence rests on. */
const basesIn = (figures: MarketFigures): MarketSnapshot['basis'] =>
  (['growthYoy', 'clearanceRate', 'daysOnMarket', 'velocity'] as const).flatMap((figure) =>
    figures[figure].value === null ? [] : [{ figure, ...basisOf(figures[figure]) }],
  );

const INDEX_BASE = 100;
const rounded = (value: number, decimals: number): number => Number(value.toFixed(decimals));

/** CORE-ENT-19. The figures are as of the data's own day, and so is the timestamp. */
export const toSnapshot = (market: Market, now: Date): MarketSnapshot => {
  const { figures, own, type } = market;
  const growth = figures.growthYoy.value;
  const median = figures.medianPrice.value;
  const [newest, oldest] = [own?.quarters[0], own?.quarters.at(-1)];
  const source = market.sample ? 'Sample data: sales and listings' : 'Imported sales and listings';
  return {
    location: market.region.name,
    type: type === 'any' ? null : type,
    timestamp: market.asOf ? `${market.asOf}T00:00:00.000Z` : now.toISOString(),
    priceIndex: newest && oldest ? rounded(INDEX_BASE * Math.exp(newest.level - oldest.level), 1) : null,
    indexSales: own?.quarters.reduce((sum, { sales }) => sum + sales, 0) ?? 0,
    priceChange: growth === null || median === null ? null : Math.round(median - median / (1 + growth)),
    priceChangePercent: growth === null ? null : rounded(growth * 100, 2),
    inventoryLevel: figures.listingVolume.value ?? 0,
    daysOnMarket: figures.daysOnMarket.value,
    salesVolume: figures.salesVolume.value ?? 0,
    marketVelocity: figures.velocity.value,
    confidenceScore: marketConfidenceOf(figures),
    basis: basesIn(figures),
    dataSource: market.asOf ? `${source} to ${dayWords(market.asOf)}` : 'No data',
  };
};

/** CORE-ENT-20. A price that is known to a tenth is half sure. */
const HALF_SURE_ERROR = 0.1;

export const toPriceTrend = (market: Market): PriceTrendPoint[] =>
  quartersOf(market).flatMap(({ to, priceAud, sales, error }) =>
    priceAud === null
      ? []
      : [
          {
            date: to,
            price: priceAud,
            volume: sales,
            confidence: rounded(1 / (1 + (error ?? 1) / HALF_SURE_ERROR), 2),
          },
        ],
  );
