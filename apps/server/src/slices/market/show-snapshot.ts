import type { MarketSnapshot } from '@propguard/protocol/market';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { locateMarket, type PlaceAsked } from './locate-market.ts';
import { toSnapshot } from './view.ts';

export const showSnapshot = async (scope: ReferenceScope, asked: PlaceAsked): Promise<MarketSnapshot> =>
  toSnapshot(await locateMarket(scope, asked), new Date());
