import { shareOf } from '@propguard/rules/chance/draws';
import type { Market } from './market.ts';
import { MARKETS } from './markets.ts';
import { kmBetween, mayBeWithin, type Position } from './position.ts';
import type { Waters } from './waters.ts';

export type LocalitySource = { id: string; name: string; state: string; latitude: number; longitude: number };

/** A locality with the ground that is its own. */
export type Ground = {
  id: string;
  name: string;
  state: string;
  centre: Position;
  /** Half-way to the next locality, more or less. */
  radiusKm: number;
  neighbours: Position[];
  /** What its name adds to the logarithm of a price. */
  premium: number;
  kmToCentre: number;
};

const NOT_A_SUBURB =
  /\b(mc|bc|dc|gpo|university|airport|hospital|hmas|raaf|barracks|parliament|defence|island)\b/i;
const SAME_PLACE_KM = 0.12;
/** A named place may lie further out than the rest. */
const NAMED_BEYOND_KM = 9;
/** The centre of a named one may be drawn a little off the simplified shore. */
const ASHORE_KM = 0.2;
/** Closer to the next than this there is no room for streets. */
const LEAST_GAP_KM = 0.45;
const NEIGHBOUR_KM = 6;
const RADIUS_KM = { least: 0.35, most: 1.9, shareOfGap: 0.62 };

export const positionOf = ({ longitude, latitude }: LocalitySource): Position => [longitude, latitude];

const rankOf = ({ named }: Market, { name }: LocalitySource): number => (name in named ? 0 : 1);

/** Where two markets reach a locality, the nearer one has it. */
const belongsTo = (market: Market, locality: LocalitySource): boolean => {
  const km = kmBetween(market.centre, positionOf(locality));
  return MARKETS.every((other) => {
    const otherKm = kmBetween(other.centre, positionOf(locality));
    return other === market || otherKm > other.radiusKm || otherKm >= km;
  });
};

const isAshore = (market: Market, waters: Waters, locality: LocalitySource): boolean =>
  waters.isLand(positionOf(locality)) ||
  (rankOf(market, locality) === 0 && waters.kmToShore(positionOf(locality)) < ASHORE_KM);

/** Localities of a market on dry land, one a place, nearest first. */
export const localitiesAround = (
  market: Market,
  all: readonly LocalitySource[],
  waters: Waters,
): LocalitySource[] => {
  const near = all
    .filter(({ state }) => state === market.state || state === market.alsoState)
    .filter((locality) => mayBeWithin(market.centre, positionOf(locality), market.radiusKm + NAMED_BEYOND_KM))
    .map((locality) => ({ locality, km: kmBetween(market.centre, positionOf(locality)) }))
    .filter(
      ({ locality, km }) => km <= market.radiusKm + (rankOf(market, locality) === 0 ? NAMED_BEYOND_KM : 0),
    )
    .filter(({ locality }) => belongsTo(market, locality))
    .filter(({ locality }) => !NOT_A_SUBURB.test(locality.name) && isAshore(market, waters, locality))
    .sort(
      (a, b) =>
        rankOf(market, a.locality) - rankOf(market, b.locality) ||
        a.km - b.km ||
        (a.locality.id < b.locality.id ? -1 : 1),
    );
  const kept: LocalitySource[] = [];
  for (const { locality } of near) {
    const isTaken = kept.some((other) => kmBetween(positionOf(other), positionOf(locality)) < SAME_PLACE_KM);
    if (!isTaken) kept.push(locality);
  }
  return kept;
};

const neighboursOf = (locality: LocalitySource, around: LocalitySource[]): Position[] =>
  around
    .filter((other) => other !== locality)
    .map(positionOf)
    .filter((other) => mayBeWithin(positionOf(locality), other, NEIGHBOUR_KM))
    .filter((other) => kmBetween(positionOf(locality), other) < NEIGHBOUR_KM);

const gapKm = (centre: Position, neighbours: Position[]): number =>
  Math.min(NEIGHBOUR_KM, ...neighbours.map((other) => kmBetween(centre, other)));

const toGround = (market: Market, locality: LocalitySource, around: LocalitySource[]): Ground => {
  const centre = positionOf(locality);
  const neighbours = neighboursOf(locality, around);
  const radiusKm = gapKm(centre, neighbours) * RADIUS_KM.shareOfGap;
  return {
    id: locality.id,
    name: locality.name,
    state: locality.state,
    centre,
    radiusKm: Math.min(RADIUS_KM.most, Math.max(RADIUS_KM.least, radiusKm)),
    neighbours,
    premium: market.named[locality.name] ?? 0,
    kmToCentre: kmBetween(market.centre, centre),
  };
};

/** The named ones first, then the nearer ones more often. */
export const chooseGrounds = (market: Market, around: LocalitySource[], count: number): Ground[] => {
  const named = Object.keys(market.named).flatMap(
    (name) => around.find((locality) => locality.name === name) ?? [],
  );
  const others = around
    .filter((locality) => !named.includes(locality))
    .filter((locality) => gapKm(positionOf(locality), neighboursOf(locality, around)) > LEAST_GAP_KM)
    .map((locality) => ({
      locality,
      order:
        Math.sqrt(kmBetween(market.centre, positionOf(locality))) * (0.12 + shareOf(`chosen/${locality.id}`)),
    }))
    .sort((a, b) => a.order - b.order)
    .map(({ locality }) => locality);
  return [...named, ...others].slice(0, count).map((locality) => toGround(market, locality, around));
};
