import { describe, expect, it } from 'vitest';
import { boxesMeet, boxOf, isInside, tileAt, tilesIn } from './tile-grid.ts';

describe('tileAt', () => {
  it('addresses Sydney as the published tile scheme does', () => {
    expect(tileAt(151.2093, -33.8688, 9)).toEqual({ z: 9, x: 471, y: 307 });
  });

  it('counts rows from the north', () => {
    expect(tileAt(145, -20, 4).y).toBeLessThan(tileAt(145, -40, 4).y);
  });

  it('stays inside the world at its edges', () => {
    expect(tileAt(180, -90, 3)).toEqual({ z: 3, x: 7, y: 7 });
  });
});

describe('tilesIn', () => {
  it('gives every tile of the box once', () => {
    const tiles = [...tilesIn({ west: 112, south: -44, east: 154, north: -10 }, 3)];
    expect(tiles.map(({ x, y }) => `${x}/${y}`)).toEqual(['6/4', '6/5', '7/4', '7/5']);
  });
});

describe('boxes', () => {
  const box = boxOf([
    [140, -30],
    [150, -35],
  ]);

  it('meet when they share ground', () => {
    expect(boxesMeet(box, { west: 149, south: -31, east: 160, north: -20 })).toBe(true);
    expect(boxesMeet(box, { west: 151, south: -31, east: 160, north: -20 })).toBe(false);
  });

  it('hold positions', () => {
    expect(isInside(box, 145, -32)).toBe(true);
    expect(isInside(box, 145, -36)).toBe(false);
  });
});
