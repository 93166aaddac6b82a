import type { MarketInsight } from '@propguard/protocol/market-figures';
import type { Context } from '../../context.ts';
import { toInsights } from './insights-view.ts';
import { locateMarket, type PlaceAsked } from './locate-market.ts';

export const listInsights = async (
  services: Context,
  asked: PlaceAsked,
): Promise<{ location: string; insights: MarketInsight[] }> => {
  const market = await locateMarket(services, asked);
  return { location: market.region.name, insights: toInsights(market) };
};
