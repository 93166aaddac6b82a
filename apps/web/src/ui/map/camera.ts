import type { Map as MapLibreMap } from 'maplibre-gl';
import type { MapBounds, MapFrame, MapMove, MapPosition } from './map-model.ts';

const PADDING_PX = 56;
/** A single point, or several at one address, should not fill the screen with blank ground. */
const CLOSEST_FIT_ZOOM = 14;

export function boundsAround(positions: readonly MapPosition[]): MapBounds | null {
  if (positions.length === 0) return null;
  const bounds: MapBounds = { west: 180, south: 90, east: -180, north: -90 };
  for (const { lng, lat } of positions) {
    bounds.west = Math.min(bounds.west, lng);
    bounds.east = Math.max(bounds.east, lng);
    bounds.south = Math.min(bounds.south, lat);
    bounds.north = Math.max(bounds.north, lat);
  }
  return bounds;
}

export function isWithin({ west, south, east, north }: MapBounds, { lng, lat }: MapPosition): boolean {
  return lng >= west && lng <= east && lat >= south && lat <= north;
}

export function moveTo(
  map: MapLibreMap,
  frame: MapFrame,
  positions: readonly MapPosition[],
  animate: boolean,
): void {
  if ('center' in frame) {
    map.easeTo({ center: frame.center, zoom: frame.zoom, animate });
    return;
  }
  const bounds = 'bounds' in frame ? frame.bounds : boundsAround(positions);
  if (!bounds) return;
  const snug = 'bounds' in frame && frame.snug === true;
  map.fitBounds(cornersOf(bounds), {
    padding: snug ? 0 : paddingOf(map),
    maxZoom: snug ? map.getMaxZoom() : CLOSEST_FIT_ZOOM,
    animate,
  });
}

/** Opens a mark that stands for several, because a person asked for it. */
export function zoomInto(map: MapLibreMap, bounds: MapBounds, originalEvent: Event): void {
  map.fitBounds(cornersOf(bounds), { padding: paddingOf(map) }, { originalEvent });
}

const cornersOf = ({ west, south, east, north }: MapBounds): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];

function paddingOf(map: MapLibreMap): number {
  const { clientWidth, clientHeight } = map.getContainer();
  return Math.min(PADDING_PX, clientWidth / 8, clientHeight / 8);
}

export function currentMove(map: MapLibreMap, byPerson: boolean): MapMove {
  const bounds = map.getBounds();
  const center = map.getCenter();
  return {
    bounds: {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    },
    center: { lng: center.lng, lat: center.lat },
    zoom: map.getZoom(),
    byPerson,
  };
}
