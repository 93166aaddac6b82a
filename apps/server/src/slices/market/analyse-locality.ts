import type { MarketAnalysis } from '@propguard/protocol/market';
import { analysedAs } from '@propguard/rules/market/property-types';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { getLocality } from '../localities/get-locality.ts';
import { readMarket } from './read-market.ts';
import { localityRegion } from './regions.ts';
import { toAnalysis } from './view.ts';

/** The market that a home of this type in this locality stands in. */
export const analyseLocality = async (
  scope: ReferenceScope,
  localityId: string,
  type: PropertyType | null,
): Promise<MarketAnalysis> => {
  const region = localityRegion(await getLocality(scope, localityId));
  const market = await readMarket(scope, region, type ?? 'any');
  return toAnalysis(market, { propertyType: analysedAs(type), depth: 'comprehensive' });
};
