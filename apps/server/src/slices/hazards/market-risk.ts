import type { HazardReport } from '@propguard/protocol/hazards';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { marketFor } from '../market/market-for.ts';

const UNKNOWN = {
  value: null,
  volatility: null,
  volatilityRegion: null,
  volatilityCount: 0,
  liquidity: null,
  monthsOfStock: null,
  sample: false,
};

/** The risk of a suburb's market for homes of a type, from the figures that the market analysis shows. */
export const marketRiskOf = async (
  scope: ReferenceScope,
  { localityId, type }: Pick<HazardReport['place'], 'localityId' | 'type'>,
): Promise<HazardReport['market']> => {
  if (localityId === null) return UNKNOWN;
  const { figures, risk, sample } = await marketFor(scope, localityId, type);
  const { value: volatility, region, count } = figures.volatility;
  const illiquidity = risk?.illiquidity ?? null;
  return {
    value: risk?.value ?? null,
    volatility,
    volatilityRegion: region,
    volatilityCount: count,
    liquidity: illiquidity === null ? null : 1 - illiquidity,
    monthsOfStock: figures.inventoryMonths.value,
    sample,
  };
};
