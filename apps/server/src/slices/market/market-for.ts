import type { MarketFigures } from '@propguard/protocol/market-figures';
import type { HeatScore } from '@propguard/rules/market/heat';
import { type MarketRisk, marketRisk } from '@propguard/rules/market/market-risk';
import type { PropertyType } from '@propguard/rules/properties/property-types';
import { perNode } from '../../access/per-node.ts';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { getLocality } from '../localities/get-locality.ts';
import { readMarket, readMarketNow } from './read-market.ts';
import { localityRegion, type Region } from './regions.ts';

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

const regions = perNode<Region>();

/** Localities come with the product, and stay while a node runs: each is looked up once. */
const regionOf = async (scope: ReferenceScope, localityId: string): Promise<Region> => {
  const known = regions(scope.services.database);
  const region = known.get(localityId) ?? localityRegion(await getLocality(scope, localityId));
  known.set(localityId, region);
  return region;
};

/** A locality's market, for what assesses, explains or answers. Nothing after `asOf` is used; null is the newest. */
export const marketFor = async (
  scope: ReferenceScope,
  localityId: string,
  type: PropertyType | null,
  asOf: string | null = null,
): Promise<LocalityMarket> => {
  const region = await regionOf(scope, localityId);
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
