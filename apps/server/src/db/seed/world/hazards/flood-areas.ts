import { Draws } from '@propguard/rules/chance/draws';
import type { Market } from '../geography/market.ts';
import { kmFrom, type Position } from '../geography/position.ts';
import { pointsAlong, reachesOf } from '../geography/reaches.ts';
import type { Waters } from '../geography/waters.ts';
import type { Area } from './area.ts';
import { blobAround, drawOutline } from './shapes.ts';

const RIVER_SPACING_KM = 0.9;
const SHORE_STEP_KM = 0.65;
/** One place in so many; shores shorter than that have none. */
const SHORE_EVERY = 8;
/** The bank floods often, the plain beyond it seldom. */
const GRADES = [
  { reach: 1, severity: 0.32 },
  { reach: 0.64, severity: 0.58 },
  { reach: 0.36, severity: 0.86 },
];
const LOW_COASTS = new Set([
  'Cairns',
  'Townsville',
  'Mackay',
  'Gold Coast',
  'Sunshine Coast',
  'Central Coast',
  'Darwin',
  'Byron Bay',
]);

const bearingAt = (points: Position[], i: number): number => {
  const [east, north] = kmFrom(
    points[Math.max(0, i - 1)] as Position,
    points[Math.min(points.length - 1, i + 1)] as Position,
  );
  return Math.atan2(east, north);
};

const alongRivers = (market: string): Area[] =>
  reachesOf(market).flatMap((reach, river) => {
    const points = pointsAlong(reach, RIVER_SPACING_KM);
    return points.flatMap((centre, i) => {
      const draws = new Draws(`flood/${market}/${river}/${i}`);
      const outline = drawOutline(draws);
      const radiusKm = draws.between(0.5, 0.95);
      const bearing = bearingAt(points, i);
      return GRADES.map(({ reach: share, severity }, grade) => ({
        kind: 'flood' as const,
        key: `${market}/${river}/${i}/${grade}`,
        severity: severity + draws.between(-0.06, 0.06),
        ring: blobAround(centre, outline, { radiusKm: radiusKm * share, stretch: 1.35, bearing }),
      }));
    });
  });

const alongLowCoasts = (market: string, waters: Waters): Area[] =>
  waters.shores.flatMap((shore, run) => {
    const points = pointsAlong(shore, SHORE_STEP_KM).filter((_, i) => i % SHORE_EVERY === SHORE_EVERY - 1);
    return points.map((centre, i) => {
      const draws = new Draws(`low-coast/${market}/${run}/${i}`);
      const shape = { radiusKm: draws.between(0.3, 0.6), stretch: 1.6, bearing: bearingAt(points, i) };
      return {
        kind: 'flood' as const,
        key: `${market}/coast/${run}/${i}`,
        severity: draws.between(0.2, 0.5),
        ring: blobAround(centre, drawOutline(draws), shape),
      };
    });
  });

export const floodAreas = ({ name }: Market, waters: Waters): Area[] => [
  ...alongRivers(name),
  ...(LOW_COASTS.has(name) ? alongLowCoasts(name, waters) : []),
];
