import Flatbush from 'flatbush';
import type { Box, Shape } from '../shape/shape.ts';
import { METRES_PER_UNIT, shrinkAt } from '../shape/units.ts';
import { metresToSegment } from './segment-distance.ts';

/** So many segments share one box of the tree. */
const RUN_SEGMENTS = 16;
const FIRST_REACH_METRES = 500;
const REACH_GROWS = 4;

type Run = { start: number; end: number };

/** A point is a line that ends where it begins. */
const withLength = ({ form, positions, ends }: Shape): Pick<Shape, 'positions' | 'ends'> =>
  form === 'point'
    ? {
        positions: Int32Array.from({ length: 4 }, (_, i) => positions[i % 2] as number),
        ends: Uint32Array.of(2),
      }
    : { positions, ends };

const runsOf = (ends: Uint32Array, base: number): Run[] => {
  const runs: Run[] = [];
  let start = 0;
  for (const end of ends) {
    for (let at = start; at < end - 1; at += RUN_SEGMENTS)
      runs.push({ start: base + at, end: base + Math.min(end - 1, at + RUN_SEGMENTS) });
    start = end;
  }
  return runs;
};

/** Lines and points, packed, for the distance to the nearest of them. */
export class LineSet {
  readonly positions: Int32Array;
  readonly size: number;
  readonly #tree: Flatbush | null;
  readonly #starts: Uint32Array;
  readonly #ends: Uint32Array;

  constructor(shapes: readonly Shape[]) {
    const lines = shapes.map(withLength);
    this.size = shapes.length;
    this.positions = new Int32Array(lines.reduce((sum, { positions }) => sum + positions.length, 0));
    const runs: Run[] = [];
    let base = 0;
    for (const { positions, ends } of lines) {
      this.positions.set(positions, 2 * base);
      for (const run of runsOf(ends, base)) runs.push(run);
      base += positions.length / 2;
    }
    this.#starts = Uint32Array.from(runs, ({ start }) => start);
    this.#ends = Uint32Array.from(runs, ({ end }) => end);
    this.#tree = runs.length > 0 ? new Flatbush(runs.length, 16, Int32Array) : null;
    for (const run of runs) this.#addBox(run);
    this.#tree?.finish();
  }

  #addBox({ start, end }: Run): void {
    const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
    for (let i = start; i <= end; i++) {
      const x = this.positions[2 * i] as number;
      const y = this.positions[2 * i + 1] as number;
      box.west = Math.min(box.west, x);
      box.east = Math.max(box.east, x);
      box.south = Math.min(box.south, y);
      box.north = Math.max(box.north, y);
    }
    this.#tree?.add(box.west, box.south, box.east, box.north);
  }

  /** Metres to the nearest line or point within reach; null beyond it. Looks around in growing squares. */
  metresToNearest(x: number, y: number, reachMetres: number): number | null {
    const shrink = shrinkAt(y);
    for (let reach = Math.min(FIRST_REACH_METRES, reachMetres); ; reach *= REACH_GROWS) {
      const within = Math.min(reach, reachMetres);
      const nearest = this.#nearestWithin(x, y, within, shrink);
      if (nearest <= within) return nearest;
      if (reach >= reachMetres) return null;
    }
  }

  #nearestWithin(x: number, y: number, metres: number, shrink: number): number {
    const units = metres / METRES_PER_UNIT;
    let nearest = Infinity;
    this.#tree?.search(x - units / shrink, y - units, x + units / shrink, y + units, (run) => {
      for (let at = this.#starts[run] as number; at < (this.#ends[run] as number); at++)
        nearest = Math.min(nearest, metresToSegment(this.positions, at, x, y, shrink));
      return false;
    });
    return nearest;
  }

  /** Calls back with the positions of each run of segments that meets the box; in units. */
  visitBox(box: Box, visit: (start: number, end: number) => void): void {
    this.#tree?.search(box.west, box.south, box.east, box.north, (run) => {
      visit(this.#starts[run] as number, this.#ends[run] as number);
      return false;
    });
  }
}
