import type { PriceTrendPoint } from '@propguard/protocol/market';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { locateMarket, type PlaceAsked } from './locate-market.ts';
import { toPriceTrend } from './view.ts';

export const showPriceTrend = async (
  scope: ReferenceScope,
  asked: PlaceAsked,
): Promise<{ location: string; points: PriceTrendPoint[] }> => {
  const market = await locateMarket(scope, asked);
  return { location: market.region.name, points: toPriceTrend(market) };
};
