import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { gradedTileLayers } from '../../ui/map/graded-tile-layers.ts';
import type { MapPalette } from '../../ui/map/palette.ts';
import { hazardTiles } from './hazard-tiles.ts';

const palette = {
  positive: '#00aa00',
  caution: '#aaaa00',
  danger: '#aa0000',
} as Partial<MapPalette> as MapPalette;
const part = gradedTileLayers(hazardTiles(['flood'], '1', 'http://localhost'), palette);

describe('hazard tiles', () => {
  it('are a style that the map takes', () => {
    expect(validateStyleMin({ version: 8, ...part })).toEqual([]);
  });

  it('CORE-RISK-12: are red above 0.7, yellow above 0.4, else green', () => {
    const grounds = part.layers.filter(({ id }) => id.endsWith('-ground'));
    expect(
      grounds.map((layer) => layer.type === 'fill' && [layer.paint?.['fill-color'], layer.filter]),
    ).toEqual([
      ['#00aa00', ['<=', ['get', 'severity'], 0.4]],
      ['#aaaa00', ['all', ['>', ['get', 'severity'], 0.4], ['<=', ['get', 'severity'], 0.7]]],
      ['#aa0000', ['>', ['get', 'severity'], 0.7]],
    ]);
  });

  it('go under the names of places', () => {
    for (const { id } of part.layers) expect(id).toMatch(/^hatch-/);
  });
});
