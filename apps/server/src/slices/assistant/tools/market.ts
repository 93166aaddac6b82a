import type { MarketPropertyType } from '@propguard/rules/market/property-types';
import { figuresOfType } from '@propguard/rules/market/property-types';
import { MARKET_METRICS } from '@propguard/rules/metrics/market/market-metrics';
import { PATHS } from '@propguard/rules/routes/paths';
import type { Borrowed, Counts, MarketSummary } from '@propguard/talk/tools/market-summary';
import { type ReferenceScope, referenceOf } from '../../../access/reference-scope.ts';
import type { WorkspaceScope } from '../../../access/workspace-scope.ts';
import { findRegion } from '../../market/find-region.ts';
import { type MarketNow, readMarketNow } from '../../market/read-market.ts';
import type { Tool } from './tool.ts';

const widerMedian = ({ above }: MarketNow): MarketSummary['wider'] => {
  const found = above.find(
    ({ row }) => row && row.summary.salesLastYear >= MARKET_METRICS.medianPrice.leastN,
  );
  const medianAud = found?.row?.summary.medianAud;
  return found && typeof medianAud === 'number'
    ? {
        region: found.region.name,
        medianAud: Math.round(medianAud),
        sales: found.row?.summary.salesLastYear ?? 0,
      }
    : null;
};

const borrowedIn = ({ figures }: MarketNow): Borrowed =>
  Object.fromEntries(
    (['growthYoy', 'daysOnMarket', 'clearanceRate'] as const).flatMap((name) => {
      const { value, isOwn, region } = figures[name];
      return value === null || isOwn || region === null ? [] : [[name, region]];
    }),
  );

const countsIn = ({ figures }: MarketNow): Counts =>
  Object.fromEntries(
    (['medianPrice', 'growthYoy', 'daysOnMarket', 'clearanceRate'] as const).flatMap((name) => {
      const { value, count, countOf } = figures[name];
      return value === null ? [] : [[name === 'medianPrice' ? 'medianPriceAud' : name, { count, countOf }]];
    }),
  );

export const summariseMarket = async (
  scope: ReferenceScope,
  location: string,
  type: MarketPropertyType | undefined,
): Promise<{ summary: MarketSummary; sample: boolean } | null> => {
  const region = await findRegion(scope, location);
  if (!region) return null;
  const market = await readMarketNow(scope, region, figuresOfType(type));
  const { figures, heat, hasData, asOf, sample } = market;
  const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));
  return {
    sample,
    summary: {
      location: region.name,
      propertyType: type ?? null,
      medianPriceAud: whole(figures.medianPrice.value),
      wider: figures.medianPrice.value === null ? widerMedian(market) : null,
      borrowed: borrowedIn(market),
      counts: countsIn(market),
      growthYoy: figures.growthYoy.value,
      daysOnMarket: whole(figures.daysOnMarket.value),
      clearanceRate: figures.clearanceRate.value,
      listings: whole(figures.listingVolume.value),
      sales: whole(figures.salesVolume.value),
      rentalYield: figures.rentalYield.value,
      heat: heat?.heat ?? null,
      hasData,
      asOf,
    },
  };
};

export type KnownMedian = {
  region: string;
  medianAud: number;
  sales?: number;
  type: MarketPropertyType | null;
};

/** What homes cost in a place, or in a wider area where it has too few sales; the area is named. */
export const medianAt = async (
  { services }: Pick<WorkspaceScope, 'services'>,
  location: string,
  type: MarketPropertyType | undefined,
): Promise<KnownMedian | null> => {
  const found = await summariseMarket(referenceOf(services), location, type);
  if (!found) return null;
  const { medianPriceAud, wider, location: region, counts } = found.summary;
  const known =
    medianPriceAud === null
      ? wider
      : { region, medianAud: medianPriceAud, sales: counts?.medianPriceAud?.count ?? 0 };
  return known && { ...known, type: type ?? null };
};

export const market: Tool<'market'> = async ({ scope }, args) => {
  const { location, propertyType: type } = args;
  const found = await summariseMarket(referenceOf(scope.services), location, type);
  if (!found) return { kind: 'ask', arguments: args, missing: 'location', choices: [] };
  const asked = new URLSearchParams({ location, type: type ?? 'all' });
  return {
    kind: 'found',
    arguments: args,
    result: found.summary,
    sample: found.sample,
    path: `${PATHS.marketAnalysis}?${asked.toString()}`,
    subject: { address: null, location },
  };
};
