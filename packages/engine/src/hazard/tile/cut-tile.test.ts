import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LAYER_FACTS } from '../../../test/support/layer-facts.ts';
import { CENTRE, star } from '../../../test/support/star-polygons.ts';
import { AreaSet } from '../area/area-set.ts';
import type { CompiledLayer } from '../compiled-layer.ts';
import { cutTile } from './cut-tile.ts';
import { TILE_BUFFER, TILE_EXTENT, type TileAddress } from './tile-grid.ts';

const addressAt = (z: number): TileAddress => {
  const [longitude, latitude] = [CENTRE[0] / 1e7, CENTRE[1] / 1e7];
  const sine = Math.sin((latitude * Math.PI) / 180);
  return {
    z,
    x: Math.floor(((longitude + 180) / 360) * 2 ** z),
    y: Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z),
  };
};
const layerOf = (areas: AreaSet): CompiledLayer => ({
  facts: LAYER_FACTS,
  certaintyOf: { inside: 1, outside: 1, distance: 1, share: 1 },
  find: () => null,
  areas,
  lines: null,
});

describe('a tile', () => {
  it('keeps within its buffer, outlines one way round and holes the other', () => {
    fc.assert(
      fc.property(
        fc.array(star(80), { minLength: 1, maxLength: 10 }),
        fc.integer({ min: 12, max: 20 }),
        (stars, z) => {
          const areas = new AreaSet(stars.map(({ shape }) => ({ shape, severity: 0.5 })));
          for (const { rings } of cutTile([layerOf(areas)], addressAt(z))) {
            rings.forEach((ring, i) => {
              expect(Math.min(...ring)).toBeGreaterThanOrEqual(-TILE_BUFFER);
              expect(Math.max(...ring)).toBeLessThanOrEqual(TILE_EXTENT + TILE_BUFFER);
              let area = 0;
              for (let a = 0, b = ring.length - 2; a < ring.length; b = a, a += 2)
                area += (ring[b] ?? 0) * (ring[a + 1] ?? 0) - (ring[a] ?? 0) * (ring[b + 1] ?? 0);
              expect(area > 0).toBe(i === 0);
            });
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('leaves out what would be a dot, and draws the worst last', () => {
    const [shape] = fc.sample(star(12), { numRuns: 1, seed: 5 });
    if (!shape) throw new Error('no star');
    const areas = new AreaSet([
      { shape: shape.shape, severity: 0.9 },
      { shape: shape.shape, severity: 0.2 },
    ]);
    expect(cutTile([layerOf(areas)], addressAt(3))).toEqual([]);
    expect(cutTile([layerOf(areas)], addressAt(15)).map(({ severity }) => severity.toFixed(1))).toEqual([
      '0.2',
      '0.9',
    ]);
  });
});
