import type { MarketAnalysis, MarketAnalysisRequest } from '@propguard/protocol/market';
import type * as z from 'zod';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { locateMarket } from './locate-market.ts';
import { toAnalysis } from './view.ts';

export const analyseMarket = async (
  scope: ReferenceScope,
  input: z.infer<typeof MarketAnalysisRequest>,
): Promise<MarketAnalysis> => {
  const market = await locateMarket(scope, input);
  return toAnalysis(market, { propertyType: input.property_type, depth: input.analysis_depth });
};
