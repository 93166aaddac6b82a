import { countedAs, type MarketPropertyType } from '@propguard/rules/market/property-types';
import type { Context } from '../../context.ts';
import { fail } from '../../fail.ts';
import { findRegion } from './find-region.ts';
import { type Market, readMarket } from './read-market.ts';

export type PlaceAsked = { location: string; property_type?: MarketPropertyType | undefined };

/** The market of the place that is meant by these words. */
export const locateMarket = async (
  services: Pick<Context, 'database'>,
  { location, property_type: type }: PlaceAsked,
): Promise<Market> => {
  const region = await findRegion(services, location);
  if (!region) throw fail('NOT_FOUND');
  return readMarket(services, region, type ? countedAs(type) : 'any');
};
