import { fromGeojsonVt } from '@maplibre/vt-pbf';
import type { FlatLine } from '@propguard/engine/hazard/tile/clip';
import type { TileArea } from '@propguard/engine/hazard/tile/cut-tile';
import { TILE_EXTENT } from '@propguard/engine/hazard/tile/tile-grid';

const POLYGON = 3;
const VERSION = 2;

const pairsOf = (ring: FlatLine): [number, number][] => {
  const pairs: [number, number][] = [];
  for (let i = 0; i < ring.length; i += 2) pairs.push([ring[i] as number, ring[i + 1] as number]);
  return pairs;
};

/** As a Mapbox vector tile with one layer, `areas`. */
export const encodeTile = (areas: readonly TileArea[]): Uint8Array<ArrayBuffer> => {
  const features = areas.map(({ rings, severity, layerId }) => ({
    type: POLYGON,
    geometry: rings.map(pairsOf),
    tags: { severity: Math.round(severity * 100) / 100, layer: layerId },
  }));
  // The encoder reads no more of a tile than its features; its type asks for all that geojson-vt keeps.
  const tile = { features } as unknown as Parameters<typeof fromGeojsonVt>[0][string];
  return new Uint8Array(fromGeojsonVt({ areas: tile }, { version: VERSION, extent: TILE_EXTENT }));
};
