import { mkdirSync, writeFileSync } from 'node:fs';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { Feature } from 'geojson';
import { type Box, type TileAddress, tilesIn } from './tile-grid.ts';

/** Twice the usual grid: at the last zoom one unit is about 9 m. */
const EXTENT = 8192;
/** In pixels of a 512 px tile: room for the widest line of the water lining on both sides of a seam. */
const BUFFER_PX = 24;
const TOLERANCE_PX = 0.3;

type TileLayer = {
  features: readonly Feature[];
  fromZoom?: number;
  /** Left out of a tile at a zoom below this. Lines and areas need none: they are simplified instead. */
  zoomOf?: (feature: Feature) => number;
};

export type TileSet = { folder: string; box: Box; maxZoom: number; layers: Record<string, TileLayer> };

export type Written = { tiles: number; bytes: number; largestBytes: number };

/** Writes every tile of the box, empty ones too, so that no request for one can fail. */
export function writeTiles({ folder, box, maxZoom, layers }: TileSet): Written {
  const written: Written = { tiles: 0, bytes: 0, largestBytes: 0 };
  const cut = Object.entries(layers).map(([name, layer]) => ({ name, tileOf: slicer(layer, maxZoom) }));
  for (let z = 0; z <= maxZoom; z++) {
    let column = -1;
    for (const address of tilesIn(box, z)) {
      if (address.x !== column) mkdirSync(`${folder}/${z}/${address.x}`, { recursive: true });
      column = address.x;
      const parts = cut.flatMap(({ name, tileOf }) => {
        const tile = tileOf(address);
        return tile && tile.features.length > 0 ? [[name, tile] as const] : [];
      });
      const bytes = fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent: EXTENT });
      writeFileSync(`${folder}/${z}/${address.x}/${address.y}.pbf`, bytes);
      written.tiles += 1;
      written.bytes += bytes.length;
      written.largestBytes = Math.max(written.largestBytes, bytes.length);
    }
  }
  return written;
}

function slicer({ features, fromZoom = 0, zoomOf }: TileLayer, maxZoom: number) {
  const options = {
    maxZoom,
    indexMaxZoom: 0,
    extent: EXTENT,
    buffer: (BUFFER_PX * EXTENT) / 512,
    tolerance: (TOLERANCE_PX * EXTENT) / 512,
  };
  const indexOf = (kept: readonly Feature[]) =>
    new GeoJSONVT({ type: 'FeatureCollection', features: [...kept] }, options);
  const whole = zoomOf ? undefined : indexOf(features);
  const byZoom = new Map<number, GeoJSONVT>();
  return ({ z, x, y }: TileAddress) => {
    if (z < fromZoom) return null;
    if (whole) return whole.getTile(z, x, y);
    const index =
      byZoom.get(z) ?? indexOf(features.filter((feature) => z === maxZoom || (zoomOf?.(feature) ?? 0) <= z));
    byZoom.set(z, index);
    return index.getTile(z, x, y);
  };
}
