import type { Feature, FeatureCollection, LineString, Point } from 'geojson';
import { QUIET_FONT } from './map-fonts.ts';
import type { MapPosition } from './map-model.ts';
import type { MapPalette } from './palette.ts';
import type { StylePart } from './style-part.ts';

export const RINGS = 'rings';
const RADII_M = [250, 500, 1000, 2000, 5000, 10_000, 20_000];
const CORNERS = 72;
const M_PER_DEGREE = 111_200;

/** The ring, and its label upright above and below: where one has no room the other may. */
function ringAround({ lng, lat }: MapPosition, radiusM: number): Feature<LineString | Point>[] {
  const shrink = Math.cos((lat * Math.PI) / 180);
  const at = (turn: number): [number, number] => [
    lng + ((radiusM / M_PER_DEGREE) * Math.sin(turn)) / shrink,
    lat + (radiusM / M_PER_DEGREE) * Math.cos(turn),
  ];
  const coordinates = Array.from({ length: CORNERS + 1 }, (_, corner) =>
    at((corner / CORNERS) * 2 * Math.PI),
  );
  const properties = { label: radiusM < 1000 ? `${radiusM} m` : `${radiusM / 1000} km` };
  return [
    { type: 'Feature', properties, geometry: { type: 'LineString', coordinates } },
    ...[0, Math.PI].map((turn) => ({
      type: 'Feature' as const,
      properties,
      geometry: { type: 'Point' as const, coordinates: at(turn) },
    })),
  ];
}

/** How far things are from a place: true of any ground, where our plan has no water and no street to show. */
export function distanceRings(around: MapPosition, palette: MapPalette): StylePart {
  const data: FeatureCollection<LineString | Point> = {
    type: 'FeatureCollection',
    features: RADII_M.flatMap((radiusM) => ringAround(around, radiusM)),
  };
  return {
    sources: { [RINGS]: { type: 'geojson', data } },
    layers: [
      {
        id: RINGS,
        type: 'line',
        source: RINGS,
        filter: ['==', ['geometry-type'], 'LineString'],
        paint: { 'line-color': palette.faint, 'line-width': 1, 'line-dasharray': [3, 3] },
      },
      {
        id: `${RINGS}-labels`,
        type: 'symbol',
        source: RINGS,
        filter: ['==', ['geometry-type'], 'Point'],
        layout: {
          'text-field': ['get', 'label'],
          'text-font': QUIET_FONT,
          'text-size': 11,
        },
        paint: { 'text-color': palette.muted, 'text-halo-color': palette.land, 'text-halo-width': 3 },
      },
    ],
  };
}
