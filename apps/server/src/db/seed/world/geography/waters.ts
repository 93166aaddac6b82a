import { readFileSync } from 'node:fs';
import { kmBetween, type Position } from './position.ts';

type DeltaLine = number[];
type Cut = { land: DeltaLine[]; lakes: DeltaLine[]; rivers: DeltaLine[] };
type Segment = readonly [Position, Position];

const UNITS_PER_DEGREE = 10_000;
const ROW_DEGREES = 0.01;
const CELL_DEGREES = 0.02;
const FARTHEST_CELLS = 4;
/** Beyond this the sea is simply far. */
export const FAR_KM = 9;

const decode = (steps: DeltaLine): Position[] => {
  const line: Position[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < steps.length; i += 2) {
    x += steps[i] ?? 0;
    y += steps[i + 1] ?? 0;
    line.push([x / UNITS_PER_DEGREE, y / UNITS_PER_DEGREE]);
  }
  return line;
};

const segmentsOf = (line: Position[]): Segment[] =>
  line.slice(1).map((to, i) => [line[i] as Position, to] as const);

/** Even-odd counting with the edges sorted into rows of latitude. */
class Rings {
  readonly #rows = new Map<number, Segment[]>();

  constructor(rings: Position[][]) {
    for (const segment of rings.flatMap(segmentsOf)) {
      const [low, high] = [segment[0][1], segment[1][1]].sort((a, b) => a - b) as [number, number];
      for (let row = Math.floor(low / ROW_DEGREES); row <= Math.floor(high / ROW_DEGREES); row++) {
        const edges = this.#rows.get(row);
        if (edges) edges.push(segment);
        else this.#rows.set(row, [segment]);
      }
    }
  }

  contains([longitude, latitude]: Position): boolean {
    let isInside = false;
    for (const [a, b] of this.#rows.get(Math.floor(latitude / ROW_DEGREES)) ?? []) {
      if (a[1] > latitude === b[1] > latitude) continue;
      const crossing = a[0] + ((latitude - a[1]) / (b[1] - a[1])) * (b[0] - a[0]);
      if (longitude < crossing) isInside = !isInside;
    }
    return isInside;
  }
}

const kmToSegment = (p: Position, [a, b]: Segment): number => {
  const shrink = Math.cos((p[1] * Math.PI) / 180);
  const [abx, aby] = [(b[0] - a[0]) * shrink, b[1] - a[1]];
  const along = ((p[0] - a[0]) * shrink * abx + (p[1] - a[1]) * aby) / (abx * abx + aby * aby || 1);
  const share = Math.min(1, Math.max(0, along));
  return kmBetween(p, [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])]);
};

/** The shore by cells, so that the nearest piece is found among a few. */
class ShoreGrid {
  readonly #cells = new Map<number, Segment[]>();

  constructor(segments: Segment[]) {
    for (const segment of segments) {
      for (const key of new Set(segment.map(([x, y]) => this.#key(x, y)))) {
        const cell = this.#cells.get(key);
        if (cell) cell.push(segment);
        else this.#cells.set(key, [segment]);
      }
    }
  }

  #key(longitude: number, latitude: number): number {
    return Math.floor(longitude / CELL_DEGREES) * 100_000 + Math.floor(latitude / CELL_DEGREES);
  }

  /** Rings of cells outwards; one more ring after the first find, for what lies just across an edge. */
  kmTo(p: Position): number {
    let nearest = FAR_KM;
    let last = FARTHEST_CELLS;
    for (let ring = 0; ring <= last; ring++) {
      for (let dx = -ring; dx <= ring; dx++) {
        const step = Math.abs(dx) === ring ? 1 : Math.max(1, 2 * ring);
        for (let dy = -ring; dy <= ring; dy += step) {
          const key = this.#key(p[0] + dx * CELL_DEGREES, p[1] + dy * CELL_DEGREES);
          for (const segment of this.#cells.get(key) ?? [])
            nearest = Math.min(nearest, kmToSegment(p, segment));
        }
      }
      if (nearest < FAR_KM) last = Math.min(last, ring + 1);
    }
    return nearest;
  }
}

/** Edges that only the cut made run along the box, exactly east-west or north-south at its rim. */
const isRim = (rings: Position[][]): ((segment: Segment) => boolean) => {
  const all = rings.flat();
  const [west, east] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [south, north] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  return ([a, b]) =>
    (a[0] === b[0] && (a[0] === west || a[0] === east)) ||
    (a[1] === b[1] && (a[1] === south || a[1] === north));
};

/** Land and water around one city. */
export class Waters {
  readonly #land: Rings;
  readonly #lakes: Rings;
  readonly #grid: ShoreGrid;
  /** Shores as runs without the rim of the cut; land lies on a constant side of each. */
  readonly shores: Position[][] = [];
  readonly rivers: Position[][];

  constructor(cut: Cut) {
    const land = cut.land.map(decode);
    const rim = isRim(land);
    this.#land = new Rings(land);
    this.#lakes = new Rings(cut.lakes.map(decode));
    this.rivers = cut.rivers.map(decode);
    for (const ring of land) {
      let run: Position[] = [];
      for (const segment of segmentsOf(ring)) {
        if (!rim(segment)) run.push(...(run.length === 0 ? segment : [segment[1]]));
        else if (run.length > 0) {
          this.shores.push(run);
          run = [];
        }
      }
      if (run.length > 1) this.shores.push(run);
    }
    this.#grid = new ShoreGrid(this.shores.flatMap(segmentsOf));
  }

  isLand(position: Position): boolean {
    return this.#land.contains(position) && !this.#lakes.contains(position);
  }

  kmToShore(position: Position): number {
    return this.#grid.kmTo(position);
  }
}

type Cuts = Readonly<Record<string, Cut>>;
let cuts: Cuts | null = null;

export const watersAround = (market: string): Waters => {
  cuts ??= JSON.parse(readFileSync(new URL('./waters.json', import.meta.url), 'utf8')) as Cuts;
  const cut = cuts[market];
  if (!cut) throw new Error(`No waters were cut for ${market}: run scripts/sample-world/cut-waters.ts.`);
  return new Waters(cut);
};
