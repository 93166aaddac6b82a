import { type Position, simplifyRing } from './simplify-line.ts';

const ROUNDS = 2;
/** Shorter segments are cut in proportion; on longer ones only the ends are rounded. */
const LONGEST_CUT_DEGREES = 0.004;
/** About 3 m: what smoothing adds and no zoom can show. */
const TOLERANCE_DEGREES = 0.00003;

/**
 * Chaikin's corner cutting. It takes the chart scanner's steps out of a shoreline, and moves it by less
 * than the simplification did.
 */
export function smoothRing(ring: readonly Position[]): Position[] {
  let smooth = [...ring];
  for (let round = 0; round < ROUNDS; round++) smooth = cutCorners(smooth);
  return simplifyRing(smooth, TOLERANCE_DEGREES);
}

function cutCorners(ring: readonly Position[]): Position[] {
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
