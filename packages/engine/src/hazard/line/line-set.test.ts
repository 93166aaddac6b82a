import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeShape } from '../shape/shape.ts';
import { toUnits } from '../shape/units.ts';
import { LineSet } from './line-set.ts';

const near = (centre: number, span: number) =>
  fc.double({ min: centre - span, max: centre + span, noNaN: true });
const position = fc.tuple(near(151.2, 0.4), near(-33.8, 0.4));

/** Along the great circle. */
const metresBetween = ([lng1, lat1]: [number, number], [lng2, lat2]: [number, number]): number => {
  const rad = Math.PI / 180;
  const h =
    Math.sin(((lat2 - lat1) * rad) / 2) ** 2 +
    Math.cos(lat1 * rad) * Math.cos(lat2 * rad) * Math.sin(((lng2 - lng1) * rad) / 2) ** 2;
  return 2 * 6_371_000 * Math.asin(Math.sqrt(h));
};

describe('the distance to the nearest of many', () => {
  it('points is that along the great circle, to a third of a per cent', () => {
    fc.assert(
      fc.property(fc.array(position, { minLength: 1, maxLength: 50 }), position, (points, at) => {
        const set = new LineSet(points.map((point) => makeShape('point', [[point]])));
        const nearest = Math.min(...points.map((point) => metresBetween(at, point)));
        const found = set.metresToNearest(toUnits(at[0]), toUnits(at[1]), 200_000) as number;
        expect(Math.abs(found - nearest)).toBeLessThanOrEqual(1 + nearest * 0.0035);
      }),
    );
  });

  it('lines is no more than that to any position on them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(position, { minLength: 2, maxLength: 60 }), { minLength: 1, maxLength: 6 }),
        position,
        (lines, at) => {
          const set = new LineSet(lines.map((line) => makeShape('line', [line])));
          const toCorner = Math.min(...lines.flat().map((corner) => metresBetween(at, corner)));
          const found = set.metresToNearest(toUnits(at[0]), toUnits(at[1]), 200_000) as number;
          expect(found).toBeLessThanOrEqual(1 + toCorner * 1.0035);
        },
      ),
    );
  });

  it('is measured to the middle of a segment, not to its ends', () => {
    const set = new LineSet([
      makeShape('line', [
        [
          [151, -33],
          [152, -33],
        ],
      ]),
    ]);
    expect(set.metresToNearest(toUnits(151.5), toUnits(-33.01), 5000)).toBeCloseTo(1111.95, 0);
  });

  it('is null beyond reach, and for no lines', () => {
    const set = new LineSet([makeShape('point', [[[151, -33]]])]);
    expect(set.metresToNearest(toUnits(152), toUnits(-33), 50_000)).toBeNull();
    expect(new LineSet([]).metresToNearest(0, 0, 1000)).toBeNull();
  });
});
