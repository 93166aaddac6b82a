import { type AnalysedType, figuresOfType } from '@propguard/rules/market/property-types';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { fail } from '../../fail.ts';
import { findRegion } from './find-region.ts';
import { type Market, readMarket } from './read-market.ts';

export type PlaceAsked = { location: string; property_type?: AnalysedType | undefined };

/** The market of the place that is meant by these words. */
export const locateMarket = async (
  scope: ReferenceScope,
  { location, property_type: type }: PlaceAsked,
): Promise<Market> => {
  const region = await findRegion(scope, location);
  if (!region) throw fail('NOT_FOUND');
  return readMarket(scope, region, figuresOfType(type));
};
