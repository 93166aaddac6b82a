import Flatbush from 'flatbush';
import type { Shape } from './shape.ts';
import { toDegrees } from './units.ts';

type Crossing = { longitude: number; latitude: number };

/** Twice the signed area of the triangle a, b, c: which side of a-b holds c. */
const side = (p: Int32Array, a: number, b: number, c: number): number => {
  const [ax, ay] = [p[2 * a] as number, p[2 * a + 1] as number];
  return Math.sign(
    ((p[2 * b] as number) - ax) * ((p[2 * c + 1] as number) - ay) -
      ((p[2 * b + 1] as number) - ay) * ((p[2 * c] as number) - ax),
  );
};

/** Whether two edges pass through each other; meeting at a corner or lying along each other is no crossing. */
const cross = (p: Int32Array, a: number, b: number): boolean =>
  side(p, a, a + 1, b) * side(p, a, a + 1, b + 1) < 0 && side(p, b, b + 1, a) * side(p, b, b + 1, a + 1) < 0;

/** Where an edge of an area passes through another of its edges; null when none does. */
export const findSelfCrossing = ({ positions: p, ends }: Shape): Crossing | null => {
  const edges: number[] = [];
  let start = 0;
  for (const end of ends) {
    for (let i = start; i < end - 1; i++) edges.push(i);
    start = end;
  }
  if (edges.length < 4) return null;
  const tree = new Flatbush(edges.length, 16, Int32Array);
  const boxes = edges.map((i): [number, number, number, number] => {
    const [ax, ay, bx, by] = [p[2 * i], p[2 * i + 1], p[2 * i + 2], p[2 * i + 3]] as [
      number,
      number,
      number,
      number,
    ];
    return [Math.min(ax, bx), Math.min(ay, by), Math.max(ax, bx), Math.max(ay, by)];
  });
  for (const box of boxes) tree.add(...box);
  tree.finish();
  for (const [at, box] of boxes.entries()) {
    const edge = edges[at] as number;
    let isCrossed = false;
    tree.search(...box, (other) => {
      isCrossed ||= other > at && cross(p, edge, edges[other] as number);
      return false;
    });
    if (isCrossed)
      return { longitude: toDegrees(p[2 * edge] as number), latitude: toDegrees(p[2 * edge + 1] as number) };
  }
  return null;
};
