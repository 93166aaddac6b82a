import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec';
import { describe, expect, it } from 'vitest';
import { gradedTileLayers } from '../../ui/map/graded-tile-layers.ts';
import type { MapPalette } from '../../ui/map/palette.ts';
import { hazardTiles } from './hazard-tiles.ts';

const palette = { flood: '#0000aa', fire: '#aa6600' } as Partial<MapPalette> as MapPalette;
const part = gradedTileLayers(hazardTiles(['flood', 'fire'], '1', 'http://localhost'), palette);

describe('hazard tiles', () => {
  it('are a style that the map takes', () => {
    expect(validateStyleMin({ version: 8, ...part })).toEqual([]);
  });

  it('have the colour of their kind, and a closer hatch above 0.4 and above 0.7', () => {
    const hatches = part.layers.filter(({ id }) => id.endsWith('-hatch'));
    expect(
      hatches.map((layer) => layer.type === 'fill' && [layer.paint?.['fill-pattern'], layer.filter]),
    ).toEqual(
      ['flood', 'fire'].flatMap((kind) => {
        const colour = kind === 'flood' ? '#0000aa' : '#aa6600';
        return [
          [`hatch ${kind} 1 ${colour}`, ['<=', ['get', 'severity'], 0.4]],
          [
            `hatch ${kind} 2 ${colour}`,
            ['all', ['>', ['get', 'severity'], 0.4], ['<=', ['get', 'severity'], 0.7]],
          ],
          [`hatch ${kind} 3 ${colour}`, ['>', ['get', 'severity'], 0.7]],
        ];
      }),
    );
  });

  it('go under the names of places', () => {
    for (const { id } of part.layers) expect(id).toMatch(/^hatch-/);
  });
});
