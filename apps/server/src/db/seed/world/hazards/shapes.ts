import type { Draws } from '@propguard/rules/chance/draws';
import { movedBy, type Position } from '../geography/position.ts';

/** A closed ring, the last position being the first. */
export type Ring = Position[];

const POINTS = 36;
const WAVES = [2, 3, 4, 5];

export type Blob = { radiusKm: number; stretch: number; bearing: number };

/** How far a blob bulges in each direction: a few waves of random height, so that nested ones keep one shape. */
export const drawOutline = (draws: Draws): ((angle: number) => number) => {
  const waves = WAVES.map((count) => ({
    count,
    phase: draws.between(0, 2 * Math.PI),
    height: draws.between(0.03, 0.26) / Math.sqrt(count),
  }));
  return (angle) =>
    1 + waves.reduce((sum, { count, phase, height }) => sum + height * Math.sin(count * angle + phase), 0);
};

export const blobAround = (
  centre: Position,
  outline: (angle: number) => number,
  { radiusKm, stretch, bearing }: Blob,
): Ring => {
  const ring = Array.from({ length: POINTS }, (_, i) => {
    const angle = (2 * Math.PI * i) / POINTS;
    const reachKm = radiusKm * outline(angle);
    const [along, across] = [reachKm * stretch * Math.cos(angle), reachKm * Math.sin(angle)];
    return movedBy(
      centre,
      along * Math.sin(bearing) + across * Math.cos(bearing),
      along * Math.cos(bearing) - across * Math.sin(bearing),
    );
  });
  return [...ring, ring[0] as Position];
};
