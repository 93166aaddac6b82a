import type { HazardReport } from '@propguard/protocol/hazards';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { marketFor } from '../market/market-for.ts';

const UNKNOWN = { value: null, volatility: null, liquidity: null, monthsOfStock: null, sample: false };

/** The risk of a suburb's market, from the figures that the market analysis shows. */
export const marketRiskOf = async (
  scope: ReferenceScope,
  localityId: string | null,
): Promise<HazardReport['market']> => {
  if (localityId === null) return UNKNOWN;
  const { figures, risk, sample } = await marketFor(scope, localityId, null);
  const illiquidity = risk?.illiquidity ?? null;
  return {
    value: risk?.value ?? null,
    volatility: figures.volatility.value,
    liquidity: illiquidity === null ? null : 1 - illiquidity,
    monthsOfStock: figures.inventoryMonths.value,
    sample,
  };
};
