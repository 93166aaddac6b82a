import fc from 'fast-check';
import type { Shape } from '../../src/hazard/shape/shape.ts';

export type Point = readonly [x: number, y: number];
export type Star = { shape: Shape; rings: Point[][] };

/** Near Brisbane, in units. */
export const CENTRE: Point = [1_530_000_000, -275_000_000];

const ringAround = ([cx, cy]: Point, radii: readonly number[]): Point[] => {
  const ring = radii.map((radius, i): Point => {
    const angle = (2 * Math.PI * i) / radii.length;
    return [Math.round(cx + radius * Math.cos(angle)), Math.round(cy + radius * Math.sin(angle))];
  });
  return [...ring, ring[0] as Point];
};

export const areaShape = (rings: readonly (readonly Point[])[]): Shape => {
  let end = 0;
  return {
    form: 'area',
    positions: Int32Array.from(rings.flat(2)),
    ends: Uint32Array.from(rings, (ring) => (end += ring.length)),
  };
};

/** A star-shaped outline, often with a star-shaped hole in its middle. */
export const star = (maxCorners: number): fc.Arbitrary<Star> =>
  fc
    .record({
      centre: fc.tuple(fc.integer({ min: -3000, max: 3000 }), fc.integer({ min: -3000, max: 3000 })),
      outline: fc.array(fc.integer({ min: 1000, max: 5000 }), { minLength: 3, maxLength: maxCorners }),
      hole: fc.array(fc.integer({ min: 20, max: 450 }), { minLength: 3, maxLength: 20 }),
      hasHole: fc.boolean(),
    })
    .map(({ centre: [dx, dy], outline, hole, hasHole }) => {
      const centre: Point = [CENTRE[0] + dx, CENTRE[1] + dy];
      const rings = [ringAround(centre, outline), ...(hasHole ? [ringAround(centre, hole)] : [])];
      return { rings, shape: areaShape(rings) };
    });

const isOnSegment = ([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): boolean =>
  (bx - ax) * (y - ay) === (by - ay) * (x - ax) &&
  Math.min(ax, bx) <= x &&
  x <= Math.max(ax, bx) &&
  Math.min(ay, by) <= y &&
  y <= Math.max(ay, by);

/** By the sum of signed crossings in each ring, edge by edge: another way to count than the engine's. */
const winds = ([x, y]: Point, ring: readonly Point[]): boolean => {
  let winding = 0;
  for (let i = 1; i < ring.length; i++) {
    const [[ax, ay], [bx, by]] = [ring[i - 1] as Point, ring[i] as Point];
    const turn = (bx - ax) * (y - ay) - (x - ax) * (by - ay);
    if (ay <= y && by > y && turn > 0) winding += 1;
    else if (ay > y && by <= y && turn < 0) winding -= 1;
  }
  return winding !== 0;
};

/** Edges belong to the area, also those of holes. */
export const isInsideByHand = (point: Point, rings: readonly (readonly Point[])[]): boolean => {
  const [outline = [], ...holes] = rings;
  const isOnEdge = rings.some((ring) =>
    ring.some((to, i) => i > 0 && isOnSegment(point, ring[i - 1] as Point, to)),
  );
  return isOnEdge || (winds(point, outline) && !holes.some((hole) => winds(point, hole)));
};
