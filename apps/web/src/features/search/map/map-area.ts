import type { MapBounds, MapMove } from '../../../ui/map/map-model.ts';

export type MapArea = MapBounds & { zoom: number };

/** The whole world is 2^zoom tiles wide; the box grows to the next quarter of a tile. */
const STEPS_PER_TILE = 4;
const WORLD_DEGREES = 360;
const LIMITS: MapBounds = { west: -180, south: -85, east: 180, north: 85 };
const BOX_DECIMALS = 4;

/** What to ask marks for: a little more than the view, on a grid, so that a small move needs no new answer. */
export function areaToAsk({ bounds, zoom }: Pick<MapMove, 'bounds' | 'zoom'>): MapArea {
  const wholeZoom = Math.round(zoom);
  const step = WORLD_DEGREES / 2 ** wholeZoom / STEPS_PER_TILE;
  const down = (value: number) => Math.floor(value / step) * step;
  const up = (value: number) => Math.ceil(value / step) * step;
  return {
    west: Math.max(LIMITS.west, down(bounds.west)),
    south: Math.max(LIMITS.south, down(bounds.south)),
    east: Math.min(LIMITS.east, up(bounds.east)),
    north: Math.min(LIMITS.north, up(bounds.north)),
    zoom: wholeZoom,
  };
}

/** A box as it stands in the address. */
export const boxText = ({ west, south, east, north }: MapBounds): string =>
  [west, south, east, north].map((side) => Number(side.toFixed(BOX_DECIMALS))).join(',');
