import { describe, expect, it } from 'vitest';
import type { Position } from '../basemap/simplify-line.ts';
import { clipLine, clipRing, meets } from './clip-lines.ts';

const BOX = { west: 0, south: 0, east: 10, north: 10 };
const area = (ring: readonly Position[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nextX, nextY] = ring[(i + 1) % ring.length] as Position;
      return sum + x * nextY - nextX * y;
    }, 0) / 2,
  );

describe('clipping to a box', () => {
  it('keeps of a ring what is inside', () => {
    const land: Position[] = [
      [-5, 2],
      [4, 2],
      [4, 8],
      [-5, 8],
    ];
    const clipped = clipRing(land, BOX);
    expect(area(clipped)).toBeCloseTo(24);
    expect(clipped.every(([x, y]) => x >= 0 && x <= 10 && y >= 0 && y <= 10)).toBe(true);
  });

  it('makes the box of a ring all around it, and nothing of one beyond', () => {
    expect(
      area(
        clipRing(
          [
            [-9, -9],
            [19, -9],
            [19, 19],
            [-9, 19],
          ],
          BOX,
        ),
      ),
    ).toBeCloseTo(100);
    expect(
      clipRing(
        [
          [20, 20],
          [30, 20],
          [30, 30],
        ],
        BOX,
      ),
    ).toEqual([]);
  });

  it('cuts a line into the runs inside', () => {
    const river: Position[] = [
      [1, 1],
      [2, 2],
      [20, 2],
      [3, 3],
      [4, 4],
    ];
    expect(clipLine(river, BOX)).toEqual([
      [
        [1, 1],
        [2, 2],
      ],
      [
        [3, 3],
        [4, 4],
      ],
    ]);
  });

  it('tells at once what does not meet it', () => {
    expect(
      meets(
        [
          [11, 0],
          [12, 5],
        ],
        BOX,
      ),
    ).toBe(false);
    expect(
      meets(
        [
          [-1, 5],
          [11, 5],
        ],
        BOX,
      ),
    ).toBe(true);
  });
});
