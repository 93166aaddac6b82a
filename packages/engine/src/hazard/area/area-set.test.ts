import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areaShape, CENTRE, isInsideByHand, type Point, star } from '../../../test/support/star-polygons.ts';
import { AreaSet } from './area-set.ts';

const point = fc
  .tuple(fc.integer({ min: -9000, max: 9000 }), fc.integer({ min: -9000, max: 9000 }))
  .map(([dx, dy]): Point => [CENTRE[0] + dx, CENTRE[1] + dy]);

describe('areas hold the points that counting by hand finds in them', () => {
  it.each([
    ['small, read edge by edge', 12],
    ['large, in strips', 400],
  ])('%s', (_, maxCorners) => {
    fc.assert(
      fc.property(star(maxCorners), fc.array(point, { minLength: 20 }), ({ shape, rings }, points) => {
        const set = new AreaSet([{ shape, severity: 0.5 }]);
        for (const at of [...points, ...rings.flat()])
          expect(set.worstAt(...at) !== null, at.join()).toBe(isInsideByHand(at, rings));
      }),
      { numRuns: 150 },
    );
  });

  it('where they overlap, the worst counts', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ star: star(60), severity: fc.constantFrom(0.25, 0.5, 0.75, 1) }), {
          minLength: 1,
          maxLength: 40,
        }),
        fc.array(point, { minLength: 10 }),
        (areas, points) => {
          const set = new AreaSet(areas.map(({ star: { shape }, severity }) => ({ shape, severity })));
          for (const at of points) {
            const holding = areas.filter(({ star: { rings } }) => isInsideByHand(at, rings));
            const worst = holding.length ? Math.max(...holding.map(({ severity }) => severity)) : null;
            expect(set.worstAt(...at)).toBe(worst);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('edges', () => {
  const square: Point[] = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
    [0, 0],
  ];
  const hole: Point[] = [
    [40, 40],
    [60, 40],
    [60, 60],
    [40, 60],
    [40, 40],
  ];
  const set = new AreaSet([{ shape: areaShape([square, hole]), severity: 1 }]);
  it.each([
    [[0, 0], true],
    [[50, 0], true],
    [[100, 50], true],
    [[100, 100], true],
    [[101, 100], false],
    [[-1, 0], false],
    [[20, 40], true],
    [[50, 50], false],
    [[40, 50], true],
    [[60, 60], true],
    [[70, 60], true],
  ] as [Point, boolean][])('%j: %s', (at, isInside) => expect(set.worstAt(...at) !== null).toBe(isInside));

  it('of no areas hold nothing', () => {
    const empty = new AreaSet([]);
    expect(empty.worstAt(0, 0)).toBeNull();
    expect(empty.metresToNearest(0, 0, 1000)).toBeNull();
  });
});

describe('the distance to the nearest area', () => {
  it('is the least over all edges, within reach only', () => {
    fc.assert(
      fc.property(fc.array(star(200), { minLength: 1, maxLength: 8 }), point, (stars, at) => {
        const set = new AreaSet(stars.map(({ shape }) => ({ shape, severity: 1 })));
        const shrink = Math.cos(((at[1] / 1e7) * Math.PI) / 180);
        const metres = Math.min(
          ...stars.flatMap(({ rings }) =>
            rings.flatMap((ring) =>
              ring.slice(1).map((b, i) => {
                const a = ring[i] as Point;
                const [ax, ay] = [(a[0] - at[0]) * shrink, a[1] - at[1]];
                const [dx, dy] = [(b[0] - a[0]) * shrink, b[1] - a[1]];
                const along = Math.min(1, Math.max(0, -(ax * dx + ay * dy) / (dx * dx + dy * dy || 1)));
                return Math.hypot(ax + along * dx, ay + along * dy) * 0.0111195;
              }),
            ),
          ),
        );
        const found = set.metresToNearest(...at, 60);
        if (metres > 60) expect(found).toBeNull();
        else expect(found).toBeCloseTo(metres, 6);
      }),
      { numRuns: 100 },
    );
  });
});
