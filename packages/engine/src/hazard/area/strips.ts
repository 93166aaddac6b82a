/** Areas with fewer edges are read through. */
const LEAST_EDGES = 48;
const EDGES_PER_STRIP = 4;
/** An edge stands in every strip it passes; more copies than this, on average, and the strips are made wider. */
const MOST_COPIES = 4;

/** The edges of one large area, sorted into level strips, so that a ray meets only those at its height. */
export type Strips = {
  south: number;
  /** Strips per unit of latitude. */
  perUnit: number;
  /** Where the edges of each strip begin in `edges`; one more than there are strips. */
  starts: Uint32Array;
  edges: Uint32Array;
};

type Edges = { positions: Int32Array; edges: Uint32Array };

const stripOf = ({ south, perUnit }: Pick<Strips, 'south' | 'perUnit'>, y: number): number =>
  Math.floor((y - south) * perUnit);

const spanOf = (
  positions: Int32Array,
  edge: number,
  grid: Pick<Strips, 'south' | 'perUnit'>,
): [number, number] => {
  const a = stripOf(grid, positions[2 * edge + 1] as number);
  const b = stripOf(grid, positions[2 * edge + 3] as number);
  return a < b ? [a, b] : [b, a];
};

const countCopies = ({ positions, edges }: Edges, grid: Pick<Strips, 'south' | 'perUnit'>): number => {
  let copies = 0;
  for (const edge of edges) {
    const [from, to] = spanOf(positions, edge, grid);
    copies += to - from + 1;
  }
  return copies;
};

/** Null where reading all edges is as fast. */
export const makeStrips = (all: Edges, south: number, north: number): Strips | null => {
  const { positions, edges } = all;
  if (edges.length < LEAST_EDGES) return null;
  let count = Math.ceil(edges.length / EDGES_PER_STRIP);
  const gridOf = (strips: number) => ({ south, perUnit: strips / (north - south + 1) });
  while (count > 1 && countCopies(all, gridOf(count)) > MOST_COPIES * edges.length)
    count = Math.ceil(count / 2);
  const grid = gridOf(count);
  const starts = new Uint32Array(count + 1);
  for (const edge of edges) {
    const [from, to] = spanOf(positions, edge, grid);
    for (let strip = from; strip <= to; strip++) starts[strip + 1] = (starts[strip + 1] as number) + 1;
  }
  for (let strip = 0; strip < count; strip++)
    starts[strip + 1] = (starts[strip + 1] as number) + (starts[strip] as number);
  const next = starts.slice(0, count);
  const sorted = new Uint32Array(starts[count] as number);
  for (const edge of edges) {
    const [from, to] = spanOf(positions, edge, grid);
    for (let strip = from; strip <= to; strip++) {
      const at = next[strip] as number;
      sorted[at] = edge;
      next[strip] = at + 1;
    }
  }
  return { ...grid, starts, edges: sorted };
};

/** Where the edges between two heights stand in `edges`. An edge may come more than once. */
export const edgesBetween = (strips: Strips, low: number, high: number): [from: number, to: number] => {
  const last = strips.starts.length - 2;
  const first = Math.min(last, Math.max(0, stripOf(strips, low)));
  const end = Math.min(last, Math.max(0, stripOf(strips, high)));
  return [strips.starts[first] as number, strips.starts[end + 1] as number];
};
