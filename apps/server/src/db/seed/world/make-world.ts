import { Draws } from '@propguard/rules/chance/draws';
import {
  chooseGrounds,
  type Ground,
  type LocalitySource,
  localitiesAround,
} from './geography/choose-localities.ts';
import type { Market } from './geography/market.ts';
import { MARKETS } from './geography/markets.ts';
import { kmBetween } from './geography/position.ts';
import { type Waters, watersAround } from './geography/waters.ts';
import { type Area, type HazardAreaRow, toAreaRow } from './hazards/area.ts';
import { coastAreas } from './hazards/coast-areas.ts';
import { fireAreas } from './hazards/fire-areas.ts';
import { floodAreas } from './hazards/flood-areas.ts';
import { subsidenceAreas } from './hazards/subsidence-areas.ts';
import { makeMarket, type SampleMarket } from './make-market.ts';

/** How large the world is: 1 is the full one. A smaller one has fewer suburbs, each as dense as in the full one. */
export type WorldScale = number;

export type WorldPiece = SampleMarket & { market: Market; hazardAreas: HazardAreaRow[] };

const LISTING_COUNT = 3_000;
const HAZARDS_WITHIN_KM = 6;
const PROPERTIES_PER_LOCALITY = { typical: 88, spread: 0.3, least: 45, leastNamed: 95, most: 210 };

type MarketPlan = {
  market: Market;
  waters: Waters;
  around: LocalitySource[];
  grounds: { ground: Ground; propertyCount: number }[];
};

const localityCountAt = ({ localityCount, name, capital }: Market, scale: WorldScale): number =>
  Math.max(name === capital ? 1 : 0, Math.round(localityCount * scale));

const propertyCountOf = ({ id, name }: Ground, { named }: Market): number => {
  const { typical, spread, most } = PROPERTIES_PER_LOCALITY;
  const least = name in named ? PROPERTIES_PER_LOCALITY.leastNamed : PROPERTIES_PER_LOCALITY.least;
  return Math.round(Math.min(most, Math.max(least, new Draws(`size/${id}`).around(typical, spread))));
};

const planMarket = (market: Market, localities: readonly LocalitySource[], scale: WorldScale): MarketPlan => {
  const waters = watersAround(market.name);
  const around = localitiesAround(market, localities, waters);
  const grounds = chooseGrounds(market, around, localityCountAt(market, scale));
  return {
    market,
    waters,
    around,
    grounds: grounds.map((ground) => ({ ground, propertyCount: propertyCountOf(ground, market) })),
  };
};

const makeAreas = ({ market, waters, around }: MarketPlan): Area[] => [
  ...floodAreas(market, waters),
  ...fireAreas(market, around, waters),
  ...coastAreas(market, waters),
  ...subsidenceAreas(market, waters),
];

/** A smaller world has the hazards of its own suburbs only. */
const hazardsOf = (plan: MarketPlan, scale: WorldScale): HazardAreaRow[] => {
  const isNear = ({ ring: [start] }: Area): boolean =>
    plan.grounds.some(
      ({ ground }) => start !== undefined && kmBetween(ground.centre, start) < HAZARDS_WITHIN_KM,
    );
  const areas = makeAreas(plan);
  return (scale < 1 ? areas.filter(isNear) : areas).map(toAreaRow);
};

const marketsAt = (scale: WorldScale): Market[] =>
  MARKETS.filter((market) => localityCountAt(market, scale) > 0);

export const countPieces = (scale: WorldScale): number => marketsAt(scale).length;

/** The sample world, a market at a time: a pure function of the localities and the scale. */
export function* makeWorld(localities: readonly LocalitySource[], scale: WorldScale): Generator<WorldPiece> {
  const plans = marketsAt(scale).map((market) => planMarket(market, localities, scale));
  const propertyTotal = plans
    .flatMap(({ grounds }) => grounds)
    .reduce((sum, { propertyCount }) => sum + propertyCount, 0);
  const listingsPerProperty = (LISTING_COUNT * scale) / propertyTotal;
  // Counted through, so that rounding neither loses nor adds a listing.
  let listingsDue = 0;
  for (const plan of plans) {
    const localityPlans = plan.grounds.map(({ ground, propertyCount }) => {
      const before = Math.round(listingsDue);
      listingsDue += propertyCount * listingsPerProperty;
      return { ground, propertyCount, listingCount: Math.round(listingsDue) - before };
    });
    yield {
      market: plan.market,
      ...makeMarket(plan.market, plan.waters, localityPlans),
      hazardAreas: hazardsOf(plan, scale),
    };
  }
}
