import type { MarketSnapshot } from '@propguard/protocol/market';
import type { Context } from '../../context.ts';
import { locateMarket, type PlaceAsked } from './locate-market.ts';
import { toSnapshot } from './view.ts';

export const showSnapshot = async (services: Context, asked: PlaceAsked): Promise<MarketSnapshot> =>
  toSnapshot(await locateMarket(services, asked), new Date());
