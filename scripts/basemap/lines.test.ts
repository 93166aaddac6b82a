import { describe, expect, it } from 'vitest';
import { decodeLine, encodeLine } from './delta-lines.ts';
import { joinSegments } from './join-segments.ts';
import { type Position, simplifyLine, simplifyRing } from './simplify-line.ts';
import { smoothRing } from './smooth-ring.ts';

describe('joinSegments', () => {
  it('closes a ring out of segments that run either way', () => {
    const { rings, lines } = joinSegments([
      [
        [0, 0],
        [1, 0],
      ],
      [
        [1, 1],
        [1, 0],
      ],
      [
        [1, 1],
        [0, 1],
      ],
      [
        [0, 0],
        [0, 1],
      ],
    ]);
    expect(lines).toEqual([]);
    expect(rings).toHaveLength(1);
    expect(rings[0]).toHaveLength(5);
    expect(rings[0]?.[0]).toEqual(rings[0]?.at(-1));
  });

  it('does not join through a confluence of three', () => {
    const { lines } = joinSegments([
      [
        [0, 0],
        [1, 1],
      ],
      [
        [2, 0],
        [1, 1],
      ],
      [
        [1, 1],
        [1, 2],
      ],
    ]);
    expect(lines).toHaveLength(3);
  });
});

describe('simplification', () => {
  it('drops what lies within the tolerance and keeps what does not', () => {
    const line: Position[] = [
      [0, 0],
      [1, 0.001],
      [2, 0],
      [3, 0.5],
      [4, 0],
    ];
    expect(simplifyLine(line, 0.01)).toEqual([
      [0, 0],
      [2, 0],
      [3, 0.5],
      [4, 0],
    ]);
  });

  it('keeps a ring closed and with an area', () => {
    const ring: Position[] = [
      [0, 0],
      [1, 0],
      [2, 0],
      [2, 1],
      [2, 2],
      [0, 2],
      [0, 0],
    ];
    const simple = simplifyRing(ring, 0.1);
    expect(simple[0]).toEqual(simple.at(-1));
    expect(simple).toEqual([
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
      [0, 0],
    ]);
  });
});

describe('smoothRing', () => {
  it('cuts corners inside the ring and keeps it closed', () => {
    const steps: Position[] = [
      [0, 0],
      [0.001, 0],
      [0.001, 0.001],
      [0.002, 0.001],
      [0.002, 0.003],
      [0, 0.003],
      [0, 0],
    ];
    const smooth = smoothRing(steps);
    expect(smooth[0]).toEqual(smooth.at(-1));
    for (const [x, y] of smooth) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(0.002);
      expect(y).toBeLessThanOrEqual(0.003);
    }
    expect(smooth).not.toContainEqual([0.001, 0.001]);
  });

  it('moves a long straight shore by no more than its ends', () => {
    const square: Position[] = [
      [0, 0],
      [1, 0],
      [1, 1],
      [0.5, 1],
      [0, 1],
      [0, 0],
    ];
    for (const [x, y] of smoothRing(square)) expect(Math.min(x, 1 - x, y, 1 - y)).toBeLessThan(0.0011);
  });
});

describe('delta lines', () => {
  it('come back to within half a unit', () => {
    const line: Position[] = [
      [151.20931, -33.86882],
      [151.21, -33.8702],
      [151.1999, -33.9],
    ];
    const back = decodeLine(encodeLine(line));
    back.forEach(([lng, lat], i) => {
      expect(lng).toBeCloseTo(line[i]?.[0] ?? 0, 4);
      expect(lat).toBeCloseTo(line[i]?.[1] ?? 0, 4);
    });
    expect(back).toHaveLength(3);
  });

  it('leave out a step of nothing', () => {
    expect(
      encodeLine([
        [1, 1],
        [1.00001, 1],
        [2, 1],
      ]),
    ).toEqual([10000, 10000, 10000, 0]);
  });
});
