import type { MarketFigures } from '@propguard/protocol/market-figures';
import type { HeatScore } from '@propguard/rules/market/heat';
import { type MarketRisk, marketRisk } from '@propguard/rules/market/market-risk';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { getLocality } from '../localities/get-locality.ts';
import { readMarket, readMarketNow } from './read-market.ts';
import { localityRegion } from './regions.ts';

export type LocalityMarket = {
  region: string;
  asOf: string | null;
  sample: boolean;
  hasData: boolean;
  figures: MarketFigures;
  heat: HeatScore | null;
  /** Volatility and liquidity as a risk from 0 to 1. */
  risk: MarketRisk | null;
};

/** A locality's market, for what assesses, explains or answers. Nothing after `asOf` is used; null is the newest. */
export const marketFor = async (
  scope: ReferenceScope,
  localityId: string,
  type: PropertyType | null,
  asOf: string | null = null,
): Promise<LocalityMarket> => {
  const region = localityRegion(await getLocality(scope, localityId));
  const figuresOf = type ?? 'any';
  const market = await (asOf === null
    ? readMarketNow(scope, region, figuresOf)
    : readMarket(scope, region, figuresOf, asOf));
  const { figures, heat, hasData, sample } = market;
  return {
    region: region.name,
    asOf: market.asOf,
    sample,
    hasData,
    figures,
    heat,
    risk: marketRisk({
      volatility: figures.volatility.value,
      velocity: figures.velocity.value,
      daysOnMarket: figures.daysOnMarket.value,
    }),
  };
};
