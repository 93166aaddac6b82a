import type { MarketInsight } from '@propguard/protocol/market-figures';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { toInsights } from './insights-view.ts';
import { locateMarket, type PlaceAsked } from './locate-market.ts';

export const listInsights = async (
  scope: ReferenceScope,
  asked: PlaceAsked,
): Promise<{ location: string; insights: MarketInsight[] }> => {
  const market = await locateMarket(scope, asked);
  return { location: market.region.name, insights: toInsights(market) };
};
