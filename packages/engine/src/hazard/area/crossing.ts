const OUTSIDE = 0;
export const CROSSED = 1;
export const ON_EDGE = 2;
export type Crossing = typeof OUTSIDE | typeof CROSSED | typeof ON_EDGE;

/**
 * Whether a ray from (x, y) to the east crosses the edge that begins at position `edge`, or the point lies on it.
 * Even-odd counting; an edge owns its lower end, so that a ray through a corner counts it once. Exact for edges up to
 * nine degrees long: their products stay below 2^53.
 */
export const crossEdge = (positions: Int32Array, edge: number, x: number, y: number): Crossing => {
  const ax = positions[2 * edge] as number;
  const ay = positions[2 * edge + 1] as number;
  const bx = positions[2 * edge + 2] as number;
  const by = positions[2 * edge + 3] as number;
  if (ay > y === by > y) {
    if (ax === x && ay === y) return ON_EDGE;
    const isLevel = ay === y && by === y;
    return isLevel && ax > x !== bx > x ? ON_EDGE : OUTSIDE;
  }
  const turn = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  if (turn === 0) return ON_EDGE;
  return turn > 0 === by > ay ? CROSSED : OUTSIDE;
};
