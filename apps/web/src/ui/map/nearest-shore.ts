import type { Position } from 'geojson';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapPosition } from './map-model.ts';

type Line = readonly Position[];

/** On the line from a to b. Degrees of longitude count less, the farther south. */
function nearestOn(
  from: MapPosition,
  [aLng = 0, aLat = 0]: Position,
  [bLng = 0, bLat = 0]: Position,
): MapPosition {
  const shrink = Math.cos((from.lat * Math.PI) / 180);
  const [dx, dy] = [(bLng - aLng) * shrink, bLat - aLat];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((from.lng - aLng) * shrink * dx + (from.lat - aLat) * dy) / length;
  const share = Math.min(1, Math.max(0, along));
  return { lng: aLng + (bLng - aLng) * share, lat: aLat + (bLat - aLat) * share };
}

/** The point of all the lines that is nearest; null where there are none. */
export function nearestOf(from: MapPosition, lines: readonly Line[]): MapPosition | null {
  const shrink = Math.cos((from.lat * Math.PI) / 180);
  let nearest: { at: MapPosition; apart: number } | null = null;
  for (const line of lines)
    for (const [index, end] of line.entries()) {
      const at = nearestOn(from, line[index - 1] ?? end, end);
      const apart = Math.hypot((at.lng - from.lng) * shrink, at.lat - from.lat);
      if (nearest === null || apart < nearest.apart) nearest = { at, apart };
    }
  return nearest?.at ?? null;
}

/** Of the shores in the tiles that are loaded, which reach well beyond the view at street zoom. */
export function nearestShore(map: MapLibreMap, from: MapPosition): MapPosition | null {
  if (!map.getSource('australia')) return null;
  const lines = map
    .querySourceFeatures('australia', { sourceLayer: 'shore' })
    .flatMap(({ geometry }): Line[] => {
      if (geometry.type === 'LineString') return [geometry.coordinates];
      return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
    });
  return nearestOf(from, lines);
}
