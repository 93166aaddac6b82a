import Flatbush from 'flatbush';
import { metresToSegment } from '../line/segment-distance.ts';
import { type Box, boxOf, type Shape } from '../shape/shape.ts';
import { METRES_PER_UNIT, shrinkAt } from '../shape/units.ts';
import { CROSSED, crossEdge, ON_EDGE } from './crossing.ts';
import { edgesBetween, makeStrips, type Strips } from './strips.ts';

export type GradedShape = { shape: Shape; severity: number };

/** The edges of closed rings: every position but the last of each ring begins one. */
const edgesOf = (ends: Uint32Array, base: number): Uint32Array => {
  const edges = new Uint32Array((ends.at(-1) ?? 0) - ends.length);
  let count = 0;
  let start = 0;
  for (const end of ends) {
    for (let i = start; i < end - 1; i++) edges[count++] = base + i;
    start = end;
  }
  return edges;
};

/** Polygons with holes, packed into flat arrays, under a tree of their boxes. A point on an edge is inside. */
export class AreaSet {
  /** Of all areas, one after the other. */
  readonly positions: Int32Array;
  readonly severities: Float32Array;
  readonly size: number;
  readonly #tree: Flatbush | null;
  /** Where each area's rings end in `#ringEnds`, and each ring in `positions`. */
  readonly #areaEnds: Uint32Array;
  readonly #ringEnds: Uint32Array;
  readonly #strips = new Map<number, Strips>();

  constructor(areas: readonly GradedShape[]) {
    this.size = areas.length;
    this.positions = new Int32Array(areas.reduce((sum, { shape }) => sum + shape.positions.length, 0));
    this.#ringEnds = new Uint32Array(areas.reduce((sum, { shape }) => sum + shape.ends.length, 0));
    this.#areaEnds = new Uint32Array(areas.length);
    this.severities = Float32Array.from(areas, ({ severity }) => severity);
    this.#tree = areas.length > 0 ? new Flatbush(areas.length, 16, Int32Array) : null;
    let base = 0;
    let ring = 0;
    areas.forEach(({ shape }, area) => {
      this.positions.set(shape.positions, 2 * base);
      const { west, south, east, north } = boxOf(shape);
      this.#tree?.add(west, south, east, north);
      const strips = makeStrips(
        { positions: this.positions, edges: edgesOf(shape.ends, base) },
        south,
        north,
      );
      if (strips) this.#strips.set(area, strips);
      for (const end of shape.ends) this.#ringEnds[ring++] = base + end;
      this.#areaEnds[area] = ring;
      base += shape.positions.length / 2;
    });
    this.#tree?.finish();
  }

  /** The worst severity of the areas that hold the point; null when none does. */
  worstAt(x: number, y: number): number | null {
    let worst: number | null = null;
    this.#tree?.search(x, y, x, y, (area) => {
      const severity = this.severities[area] as number;
      if ((worst === null || severity > worst) && this.contains(area, x, y)) worst = severity;
      return false;
    });
    return worst;
  }

  contains(area: number, x: number, y: number): boolean {
    const strips = this.#strips.get(area);
    let isInside = false;
    if (strips) {
      const [from, to] = edgesBetween(strips, y, y);
      for (let i = from; i < to; i++) {
        const crossing = crossEdge(this.positions, strips.edges[i] as number, x, y);
        if (crossing === ON_EDGE) return true;
        if (crossing === CROSSED) isInside = !isInside;
      }
      return isInside;
    }
    for (const [start, end] of this.ringsOf(area)) {
      for (let edge = start; edge < end - 1; edge++) {
        const crossing = crossEdge(this.positions, edge, x, y);
        if (crossing === ON_EDGE) return true;
        if (crossing === CROSSED) isInside = !isInside;
      }
    }
    return isInside;
  }

  /** Metres to the nearest edge within reach, null when there is none. For a point outside of every area. */
  metresToNearest(x: number, y: number, reachMetres: number): number | null {
    const shrink = shrinkAt(y);
    const reach = reachMetres / METRES_PER_UNIT;
    let nearest = reachMetres;
    let isFound = false;
    const visit = (edge: number): void => {
      const metres = metresToSegment(this.positions, edge, x, y, shrink);
      if (metres > nearest) return;
      nearest = metres;
      isFound = true;
    };
    this.#tree?.search(x - reach / shrink, y - reach, x + reach / shrink, y + reach, (area) => {
      const strips = this.#strips.get(area);
      if (strips) {
        const left = nearest / METRES_PER_UNIT;
        const [from, to] = edgesBetween(strips, y - left, y + left);
        for (let i = from; i < to; i++) visit(strips.edges[i] as number);
      } else {
        for (const [start, end] of this.ringsOf(area))
          for (let edge = start; edge < end - 1; edge++) visit(edge);
      }
      return false;
    });
    return isFound ? nearest : null;
  }

  /** Calls back with each area whose box meets this one, and its box; in units. */
  visitBox(
    box: Box,
    visit: (area: number, west: number, south: number, east: number, north: number) => void,
  ): void {
    this.#tree?.search(box.west, box.south, box.east, box.north, (area, west, south, east, north) => {
      visit(area, west, south, east, north);
      return false;
    });
  }

  /** Where each ring of an area begins and ends in `positions`, outline first. */
  ringsOf(area: number): [start: number, end: number][] {
    const rings: [number, number][] = [];
    const first = area === 0 ? 0 : (this.#areaEnds[area - 1] as number);
    for (let ring = first; ring < (this.#areaEnds[area] as number); ring++)
      rings.push([ring === 0 ? 0 : (this.#ringEnds[ring - 1] as number), this.#ringEnds[ring] as number]);
    return rings;
  }
}
