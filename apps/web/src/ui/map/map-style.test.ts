import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import type { MapLayer, MapTiles } from './map-model.ts';
import { type MapContent, mapStyle } from './map-style.ts';
import type { MapPalette } from './palette.ts';

const palette = new Proxy({}, { get: () => '#335577' }) as MapPalette;
const square: MapLayer['areas'] = {
  type: 'FeatureCollection',
  features: [
    {
      type: 'Feature',
      properties: {},
      geometry: {
        type: 'Polygon',
        coordinates: [
          [
            [150, -30],
            [151, -30],
            [151, -31],
            [150, -30],
          ],
        ],
      },
    },
  ],
};
const flood: MapLayer = { id: 'flood', hatch: 'flood', grade: 3, label: 'Flood over 1.2 m', areas: square };
const sale = { id: 'a', label: '7 Lamington Reach', lng: 150, lat: -30, number: 1 };

function content(more: Partial<MapContent> = {}): MapContent {
  return { layers: [flood], points: { points: [sale], clustered: false }, ...more };
}

const styleOf = (more?: Partial<MapContent>) => mapStyle(content(more), palette, 'https://example.test');
const indexOf = (style: ReturnType<typeof styleOf>, id: string) =>
  style.layers.findIndex((layer) => layer.id === id);

describe('mapStyle', () => {
  const raster: MapTiles = {
    kind: 'raster',
    url: 'https://tiles.test/{z}/{x}/{y}.png',
    attribution: 'Tiles',
  };

  it.each([
    ['plain', {}],
    ['clustered', { points: { points: [sale], selectedId: 'a', clustered: true } }],
    ['with a tile server', { tiles: raster }],
  ])('is valid: %s', (_name, more) => {
    expect(validateStyleMin(styleOf(more)).map(({ message }) => message)).toEqual([]);
  });

  it('asks nobody else for anything', () => {
    const style = styleOf();
    expect(style.glyphs).toBeUndefined();
    expect(style.sprite).toBeUndefined();
    const urls = JSON.stringify(style).match(/https?:\/\/[^"/]+/g);
    expect(new Set(urls)).toEqual(new Set(['https://example.test']));
  });

  it('lays hatches over the land, names over hatches, points over names', () => {
    const style = styleOf();
    const order = ['australia-land', 'hatch-flood-hatch', 'localities', 'points'].map((id) =>
      indexOf(style, id),
    );
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(order[0]).toBeGreaterThan(indexOf(style, 'australia-lining-0-line'));
  });

  it('drops a layer that is switched off', () => {
    expect(Object.keys(styleOf({ layers: [{ ...flood, visible: false }] }).sources)).not.toContain(
      'hatch-flood',
    );
  });

  it('keeps the selected point out of the clusters', () => {
    const { sources } = styleOf({ points: { points: [sale], selectedId: 'a', clustered: true } });
    expect(sources.points).toMatchObject({ cluster: true, data: { features: [] } });
    expect(sources['points-selected']).toMatchObject({ data: { features: [{ properties: { id: 'a' } }] } });
  });
});
