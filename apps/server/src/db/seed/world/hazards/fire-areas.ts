import { Draws } from '@propguard/rules/chance/draws';
import { type LocalitySource, positionOf } from '../geography/choose-localities.ts';
import type { Market } from '../geography/market.ts';
import { kmBetween, movedBy } from '../geography/position.ts';
import { smoothNoise } from '../geography/smooth-noise.ts';
import type { Waters } from '../geography/waters.ts';
import type { Area } from './area.ts';
import { blobAround, drawOutline } from './shapes.ts';

const dryness = smoothNoise('dryness', 14);
/** Bush begins where suburbs lie far apart. */
const FRINGE_GAP_KM = 1.5;
const SHORE_KM = 1;
const CHOSEN = 0.42;
const CORE = { reach: 0.55, from: 0.5, adds: 0.22 };

/** The bush at the edge: around outlying localities, worse where the relief is dry. */
export const fireAreas = (market: Market, around: LocalitySource[], waters: Waters): Area[] => {
  const isCapital = market.name === market.capital;
  const edgeKm = isCapital ? 14 : 4;
  return around.flatMap((locality) => {
    const centre = positionOf(locality);
    const draws = new Draws(`fire/${locality.id}`);
    const gapKm = Math.min(
      ...around.filter((other) => other !== locality).map((other) => kmBetween(centre, positionOf(other))),
    );
    const isFringe =
      kmBetween(market.centre, centre) > edgeKm &&
      gapKm > FRINGE_GAP_KM &&
      waters.kmToShore(centre) > SHORE_KM;
    if (!isFringe || !draws.chance(CHOSEN)) return [];
    const bush = movedBy(centre, 0.8 * draws.normal(), 0.8 * draws.normal());
    const severity = Math.min(0.95, Math.max(0.15, 0.5 + 0.35 * dryness(bush) + 0.1 * draws.normal()));
    const outline = drawOutline(draws);
    const shape = {
      radiusKm: draws.between(0.7, 1.9),
      stretch: draws.between(1, 1.6),
      bearing: draws.between(0, Math.PI),
    };
    const whole: Area = { kind: 'fire', key: locality.id, severity, ring: blobAround(bush, outline, shape) };
    if (severity < CORE.from) return [whole];
    const core = blobAround(bush, outline, { ...shape, radiusKm: shape.radiusKm * CORE.reach });
    return [
      whole,
      { kind: 'fire', key: `${locality.id}/core`, severity: Math.min(1, severity + CORE.adds), ring: core },
    ];
  });
};
