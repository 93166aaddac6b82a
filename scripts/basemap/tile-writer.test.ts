import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { VectorTile } from '@mapbox/vector-tile';
import type { Feature } from 'geojson';
import { PbfReader } from 'pbf';
import { afterAll, describe, expect, it } from 'vitest';
import { writeTiles } from './tile-writer.ts';

const folder = mkdtempSync(`${tmpdir()}/basemap-`);
afterAll(() => rmSync(folder, { recursive: true }));

const island: Feature = {
  type: 'Feature',
  properties: {},
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [145, -42],
        [148, -42],
        [148, -41],
        [145, -41],
        [145, -42],
      ],
    ],
  },
};
const town: Feature = {
  type: 'Feature',
  properties: { name: 'Ross', order: 3 },
  geometry: { type: 'Point', coordinates: [147.49, -42.03] },
};

describe('writeTiles', () => {
  const written = writeTiles({
    folder,
    box: { west: 140, south: -44, east: 150, north: -38 },
    maxZoom: 4,
    layers: {
      land: { features: [island] },
      places: { features: [town], zoomOf: ({ properties }) => Number(properties?.order) },
    },
  });
  const tile = (path: string) => new VectorTile(new PbfReader(readFileSync(`${folder}/${path}.pbf`)));

  it('writes every tile of the box at every zoom', () => {
    expect(written.tiles).toBe(7);
    for (const path of ['0/0/0', '1/1/1', '2/3/2', '3/7/4', '3/7/5', '4/14/9', '4/14/10']) {
      expect(statSync(`${folder}/${path}.pbf`).isFile()).toBe(true);
    }
  });

  it('keeps a label out of the tiles below its zoom', () => {
    expect(Object.keys(tile('2/3/2').layers)).toEqual(['land']);
    expect(tile('3/7/5').layers.places?.feature(0).properties.name).toBe('Ross');
  });

  it('clips the land to the tile and its buffer', () => {
    const land = tile('4/14/10').layers.land;
    const [ring = []] = land?.feature(0).loadGeometry() ?? [];
    const extent = land?.extent ?? 0;
    expect(extent).toBe(8192);
    expect(ring.length).toBeGreaterThanOrEqual(4);
    for (const { x } of ring) {
      expect(x).toBeGreaterThanOrEqual(-extent / 20);
      expect(x).toBeLessThanOrEqual(extent * 1.05);
    }
  });
});
