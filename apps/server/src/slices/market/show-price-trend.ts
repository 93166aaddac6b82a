import type { PriceTrendPoint } from '@propguard/protocol/market';
import type { Context } from '../../context.ts';
import { locateMarket, type PlaceAsked } from './locate-market.ts';
import { toPriceTrend } from './view.ts';

export const showPriceTrend = async (
  services: Context,
  asked: PlaceAsked,
): Promise<{ location: string; points: PriceTrendPoint[] }> => {
  const market = await locateMarket(services, asked);
  return { location: market.region.name, points: toPriceTrend(market) };
};
