import { isWithin } from './camera.ts';
import type { MapBounds, MapPoint } from './map-model.ts';

export type PointsInView = { listed: readonly MapPoint[]; total: number };

/** What the list for keyboards and screen readers holds: the first so many of the points in view. */
export function pointsInView(
  points: readonly MapPoint[],
  bounds: MapBounds | null,
  most: number,
): PointsInView {
  const inView = bounds ? points.filter((point) => isWithin(bounds, point)) : points;
  return { listed: inView.slice(0, most), total: inView.length };
}
