import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import type { FeatureCollection, LineString, Point } from 'geojson';
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

  it.each<[string, Partial<MapContent>]>([
    ['plain', {}],
    ['clustered', { points: { points: [sale], selectedId: 'a', clustered: true } }],
    ['with distances', { around: { lng: 150, lat: -30 } }],
    ['with a subject', { marked: { subject: { lng: 150, lat: -30, label: '5 Quarry Lane' }, side: 'left' } }],
    ['with a tile server', { tiles: raster }],
  ])('is valid: %s', (_name, more) => {
    expect(validateStyleMin(styleOf(more)).map(({ message }) => message)).toEqual([]);
  });

  it('draws distances under the names, from the place itself', () => {
    const style = styleOf({ around: { lng: 150, lat: -30 } });
    expect(indexOf(style, 'rings')).toBeGreaterThan(indexOf(style, 'australia-land'));
    expect(indexOf(style, 'rings')).toBeLessThan(indexOf(style, 'capitals'));
    const { data } = style.sources.rings as { data: FeatureCollection<LineString | Point> };
    const kilometre = data.features.filter(({ properties }) => properties?.label === '1 km');
    // Its ring begins at the top; its label stands above and below.
    for (const { geometry } of kilometre) {
      const [, north = 0] =
        geometry.type === 'Point' ? geometry.coordinates : (geometry.coordinates[0] ?? []);
      expect(Math.abs(north + 30)).toBeCloseTo(1 / 111.2, 4);
    }
    expect(kilometre.map(({ geometry }) => geometry.type)).toEqual(['LineString', 'Point', 'Point']);
    expect(indexOf(styleOf(), 'rings')).toBe(-1);
  });

  it('gives a number room of its own, and the chosen one always', () => {
    const style = styleOf({
      points: {
        points: [
          { ...sale, number: 1 },
          { ...sale, id: 'b', number: 2 },
        ],
        selectedId: 'b',
        clustered: false,
      },
    });
    const layoutOf = (id: string) => style.layers[indexOf(style, id)]?.layout;
    expect(layoutOf('points-numbers')).toMatchObject({
      'text-allow-overlap': false,
      'icon-allow-overlap': false,
      'symbol-sort-key': ['get', 'number'],
    });
    expect(layoutOf('points-selected-numbers')).toMatchObject({ 'text-allow-overlap': true });
  });

  it('puts nothing beneath the name of the subject, which lies over the map', () => {
    const subject = { lng: 150, lat: -30, label: '5 Quarry Lane' };
    for (const [side, anchor] of [
      ['left', 'right'],
      ['right', 'left'],
    ] as const) {
      const style = styleOf({ marked: { subject, side } });
      // The last layer is given its room first; nobody sees it.
      expect(indexOf(style, 'subject-room')).toBe(style.layers.length - 1);
      const room = style.layers[indexOf(style, 'subject-room')];
      expect(room?.layout).toMatchObject({ 'text-anchor': anchor, 'text-allow-overlap': true });
      expect(room?.layout).not.toHaveProperty('text-ignore-placement');
      expect(room?.paint).toEqual({ 'icon-opacity': 0, 'text-opacity': 0 });
    }
  });

  it('lays no circle over the name of a place: the name stands beside it', () => {
    const style = styleOf({
      points: { points: [sale], clustered: true },
      marks: { marks: [], lit: null },
    });
    const layoutOf = (id: string) => style.layers[indexOf(style, id)]?.layout as Record<string, unknown>;
    for (const id of ['mark-counts', 'clusters-count']) {
      expect(layoutOf(id)['text-padding']).toBeGreaterThanOrEqual(12);
      expect(layoutOf(id)['text-ignore-placement'] ?? false).toBe(false);
    }
    for (const id of ['localities', 'towns', 'capitals'])
      expect(layoutOf(id)['text-variable-anchor-offset']).toBeDefined();
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
