import type { MarketAnalysis } from '@propguard/protocol/market';
import type { MarketPropertyType } from '@propguard/rules/market/property-types';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { getLocality } from '../localities/get-locality.ts';
import { readMarket } from './read-market.ts';
import { localityRegion } from './regions.ts';
import { toAnalysis } from './view.ts';

/** As a market analysis names the types; homes on acreage have no market of their own there. */
const ASKED_AS: Record<PropertyType, MarketPropertyType | null> = {
  house: 'house',
  townhouse: 'townhouse',
  apartment: 'unit',
  land: 'land',
  rural: null,
};

/** The market that a home of this type in this locality stands in. */
export const analyseLocality = async (
  scope: ReferenceScope,
  localityId: string,
  type: PropertyType | null,
): Promise<MarketAnalysis> => {
  const region = localityRegion(await getLocality(scope, localityId));
  const propertyType = type && ASKED_AS[type];
  const market = await readMarket(scope, region, propertyType && type ? type : 'any');
  return toAnalysis(market, { propertyType, depth: 'comprehensive' });
};
