import { CAPITAL_MARKETS } from './capital-markets.ts';
import type { Market } from './market.ts';
import { REGIONAL_MARKETS } from './regional-markets.ts';

export const MARKETS: readonly Market[] = [...CAPITAL_MARKETS, ...REGIONAL_MARKETS];
