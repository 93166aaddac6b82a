import { METRES_PER_UNIT } from '../shape/units.ts';

/** Metres from a point to the segment that begins at position `at`, on a plane that is true at the point's latitude. */
export const metresToSegment = (
  positions: Int32Array,
  at: number,
  x: number,
  y: number,
  shrink: number,
): number => {
  const ax = ((positions[2 * at] as number) - x) * shrink;
  const ay = (positions[2 * at + 1] as number) - y;
  const dx = ((positions[2 * at + 2] as number) - x) * shrink - ax;
  const dy = (positions[2 * at + 3] as number) - y - ay;
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / length2));
  const px = ax + along * dx;
  const py = ay + along * dy;
  return Math.sqrt(px * px + py * py) * METRES_PER_UNIT;
};
