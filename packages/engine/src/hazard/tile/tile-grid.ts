import type { Box } from '../shape/shape.ts';
import { toDegrees, toUnits } from '../shape/units.ts';

/** A tile of the usual web map: Mercator, 2^z by 2^z of them. */
export type TileAddress = { z: number; x: number; y: number };

export const TILE_EXTENT = 4096;
/** Shapes are cut a little beyond the tile's edge, so that their outlines do not show there. */
export const TILE_BUFFER = 64;

const latitudeAt = (y: number, z: number): number =>
  (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / 2 ** z))) * 180) / Math.PI;

/** What a tile shows with its buffer, in units of a shape. */
export const tileBox = ({ z, x, y }: TileAddress): Box => {
  const rim = TILE_BUFFER / TILE_EXTENT;
  const longitudeAt = (column: number): number => (column / 2 ** z) * 360 - 180;
  return {
    west: toUnits(Math.max(-180, longitudeAt(x - rim))),
    east: toUnits(Math.min(180, longitudeAt(x + 1 + rim))),
    north: toUnits(latitudeAt(y - rim, z)),
    south: toUnits(latitudeAt(y + 1 + rim, z)),
  };
};

/** Turns positions into whole numbers of the tile's own grid. */
export const tileProjection = ({ z, x, y }: TileAddress) => {
  const scale = 2 ** z * TILE_EXTENT;
  return {
    toX: (units: number): number => Math.round(((toDegrees(units) + 180) / 360) * scale - x * TILE_EXTENT),
    toY: (units: number): number => {
      const sine = Math.sin((toDegrees(units) * Math.PI) / 180);
      return Math.round((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * scale - y * TILE_EXTENT);
    },
    /** Tile units per unit of longitude. */
    perUnit: (toDegrees(1) / 360) * scale,
  };
};
