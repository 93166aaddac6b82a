import { GRID_BITS, WORLD_PX } from './grid.ts';
import type { ListingColumns } from './listing-columns.ts';

/** How large the circle of so many is drawn, with its edge. */
const radiusPx = (count: number): number => (count < 10 ? 15 : count < 100 ? 18 : count < 1000 ? 21 : 25);

type Group = { rows: Uint32Array; x: number; y: number };

const placed = ({ x, y }: ListingColumns, rows: Uint32Array, pxPerCell: number): Group => {
  let [sumX, sumY] = [0, 0];
  for (const row of rows) {
    sumX += x[row] ?? 0;
    sumY += y[row] ?? 0;
  }
  return { rows, x: (sumX / rows.length) * pxPerCell, y: (sumY / rows.length) * pxPerCell };
};

const touch = (one: Group, other: Group): boolean =>
  Math.hypot(one.x - other.x, one.y - other.y) < radiusPx(one.rows.length) + radiusPx(other.rows.length);

/**
 * Squares are cut without regard to what lies on their edges: where the circles of two of them would cover each
 * other's number, they are one. The larger takes the smaller in, until none touch.
 */
export function gatherTouching(
  columns: ListingColumns,
  cells: readonly Uint32Array[],
  zoom: number,
): Uint32Array[] {
  const pxPerCell = (WORLD_PX * 2 ** zoom) / 2 ** GRID_BITS;
  const single = cells.filter((rows) => rows.length === 1);
  const waiting = cells
    .filter((rows) => rows.length > 1)
    .map((rows) => placed(columns, rows, pxPerCell))
    .toSorted((one, other) => other.rows.length - one.rows.length);
  const kept: Group[] = [];
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const group = next;
    const met = kept.findIndex((other) => touch(group, other));
    const [other] = met < 0 ? [] : kept.splice(met, 1);
    if (other === undefined) kept.push(group);
    else {
      const rows = new Uint32Array(group.rows.length + other.rows.length);
      rows.set(other.rows);
      rows.set(group.rows, other.rows.length);
      // Grown and moved, it may touch others that were clear of it.
      waiting.unshift(placed(columns, rows, pxPerCell));
    }
  }
  return [...kept.map(({ rows }) => rows), ...single];
}
