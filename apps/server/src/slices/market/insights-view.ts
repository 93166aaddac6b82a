import type { MarketFigure, MarketInsight } from '@propguard/protocol/market-figures';
import { isFastMoving, isHighActivity, isLowInventory } from '@propguard/rules/market/labels';
import { priceTrend } from '@propguard/rules/market/price-trend';
import { supplyDemandBalance } from '@propguard/rules/market/supply-demand';
import { basisWords } from './figures-view.ts';
import type { Market } from './read-market.ts';
import { countWords, daysWords, monthsWords, percentWords } from './words.ts';

const place = ({ region }: Market, figure: MarketFigure): string => figure.region ?? region.name;

type Part = Omit<MarketInsight, 'confidence'> & { from: MarketFigure };
const toInsight = ({ from, ...insight }: Part): MarketInsight => ({
  ...insight,
  description: `${insight.description} From ${basisWords(from)}.`,
  confidence: from.confidence,
});

const TREND_TITLES = {
  rising: 'Prices are rising',
  falling: 'Prices are falling',
  steady: 'Prices are steady',
  unknown: '',
};
const TREND_IMPACTS = {
  rising: 'positive',
  falling: 'negative',
  steady: 'neutral',
  unknown: 'neutral',
} as const;

const priceInsight = (market: Market): Part[] => {
  const { growthYoy } = market.figures;
  if (growthYoy.value === null) return [];
  const trend = priceTrend(growthYoy.value);
  const verb = growthYoy.value < 0 ? 'fell' : 'rose';
  return [
    {
      type: 'price_trend',
      title: TREND_TITLES[trend],
      description: `Prices of the same quality ${verb} ${percentWords(Math.abs(growthYoy.value))} in a year in ${place(market, growthYoy)}.`,
      impact: TREND_IMPACTS[trend],
      timeframe: 'Last six months against a year before',
      figures: ['growthYoy'],
      from: growthYoy,
    },
  ];
};

const BALANCE_TITLES = {
  sellers: 'Sellers have the upper hand',
  balanced: 'Supply and demand are in balance',
  buyers: 'Buyers have the upper hand',
  unknown: '',
};

const inventoryInsight = (market: Market): Part[] => {
  const { inventoryMonths, listingVolume } = market.figures;
  if (inventoryMonths.value === null) return [];
  const balance = supplyDemandBalance(inventoryMonths.value);
  const listed = listingVolume.value ?? 0;
  const low = isLowInventory(listed) && balance === 'sellers' ? ' Low Inventory.' : '';
  return [
    {
      type: 'inventory',
      title: BALANCE_TITLES[balance],
      description: `${countWords(listed, 'listing')} on the market here; at last year's rate of sale in ${place(market, inventoryMonths)} current listings would last ${monthsWords(inventoryMonths.value)}.${low}`,
      impact: balance === 'sellers' ? 'positive' : balance === 'buyers' ? 'negative' : 'neutral',
      timeframe: 'Now, at the rate of the last twelve months',
      figures: ['inventoryMonths', 'listingVolume'],
      from: inventoryMonths,
    },
  ];
};

const demandInsight = (market: Market): Part[] => {
  const { velocity, daysOnMarket } = market.figures;
  if (velocity.value === null) return [];
  const isFast = isFastMoving(daysOnMarket.value);
  const isHigh = isHighActivity(velocity.value);
  const days =
    daysOnMarket.value === null
      ? ''
      : ` Half of the sales${daysOnMarket.isOwn ? '' : ` in ${place(market, daysOnMarket)}`} took ${daysWords(daysOnMarket.value)} or less.`;
  return [
    {
      type: 'demand',
      title: isHigh ? 'High Activity' : isFast ? 'Fast Moving' : 'Demand is moderate',
      description: `${percentWords(velocity.value, 0)} of listings in ${place(market, velocity)} sell within 60 days.${days}`,
      impact: isHigh || isFast ? 'positive' : velocity.value < 0.4 ? 'negative' : 'neutral',
      timeframe: 'Last twelve months',
      figures: ['velocity', 'daysOnMarket'],
      from: velocity,
    },
  ];
};

const SWINGING_FROM = 0.06;

const riskInsight = (market: Market): Part[] => {
  const { volatility } = market.figures;
  if (volatility.value === null) return [];
  const swings = volatility.value >= SWINGING_FROM;
  return [
    {
      type: 'risk',
      title: swings ? 'Prices swing' : 'Prices move evenly',
      description: `The index of ${place(market, volatility)} moves by about ${percentWords(volatility.value)} a year around its trend.`,
      impact: swings ? 'negative' : 'neutral',
      timeframe: 'Last three years',
      figures: ['volatility'],
      from: volatility,
    },
  ];
};

export const toInsights = (market: Market): MarketInsight[] =>
  [
    ...priceInsight(market),
    ...inventoryInsight(market),
    ...demandInsight(market),
    ...riskInsight(market),
  ].map(toInsight);
