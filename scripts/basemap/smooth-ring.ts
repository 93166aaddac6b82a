import type { Position } from './simplify-line.ts';

/**
 * One round of Chaikin's corner cutting. It takes the chart scanner's steps out of a shoreline and moves
 * it by less than the simplification did. Segments shorter than this are cut, longer ones are real headlands.
 */
const LONGEST_CUT_DEGREES = 0.004;

export function smoothRing(ring: readonly Position[]): Position[] {
  if (ring.length < 6) return [...ring];
  const smooth: Position[] = [];
  for (let i = 0; i + 1 < ring.length; i++) {
    const [ax, ay] = ring[i] as Position;
    const [bx, by] = ring[i + 1] as Position;
    const length = Math.hypot(bx - ax, by - ay);
    const cut = length > LONGEST_CUT_DEGREES ? LONGEST_CUT_DEGREES / 4 / length : 0.25;
    smooth.push([ax + (bx - ax) * cut, ay + (by - ay) * cut]);
    smooth.push([bx - (bx - ax) * cut, by - (by - ay) * cut]);
  }
  smooth.push(smooth[0] as Position);
  return smooth;
}
