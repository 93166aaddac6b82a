import { TILE_BUFFER, TILE_EXTENT } from './tile-grid.ts';

/** x, y, x, y, ... in tile units. */
export type FlatLine = number[];

const LOW = -TILE_BUFFER;
const HIGH = TILE_EXTENT + TILE_BUFFER;

/** Cuts a closed ring along one side (Sutherland and Hodgman); axis 0 is x, 1 is y. */
const clipSide = (ring: FlatLine, axis: 0 | 1, limit: number, keepsBelow: boolean): FlatLine => {
  const cut: FlatLine = [];
  const isKept = (value: number): boolean => (keepsBelow ? value <= limit : value >= limit);
  const count = ring.length / 2;
  for (let i = 0; i < count; i++) {
    const j = (i + 1) % count;
    const ax = ring[2 * i] as number;
    const ay = ring[2 * i + 1] as number;
    const bx = ring[2 * j] as number;
    const by = ring[2 * j + 1] as number;
    const a = axis === 0 ? ax : ay;
    const b = axis === 0 ? bx : by;
    if (isKept(a)) cut.push(ax, ay);
    if (isKept(a) !== isKept(b)) {
      const along = (limit - a) / (b - a);
      const other = Math.round(axis === 0 ? ay + along * (by - ay) : ax + along * (bx - ax));
      if (axis === 0) cut.push(limit, other);
      else cut.push(other, limit);
    }
  }
  return cut;
};

type Extent = { minX: number; maxX: number; minY: number; maxY: number };

const extentOf = (line: FlatLine): Extent => {
  const extent = { minX: Infinity, maxX: -Infinity, minY: Infinity, maxY: -Infinity };
  for (let i = 0; i < line.length; i += 2) {
    extent.minX = Math.min(extent.minX, line[i] as number);
    extent.maxX = Math.max(extent.maxX, line[i] as number);
    extent.minY = Math.min(extent.minY, line[i + 1] as number);
    extent.maxY = Math.max(extent.maxY, line[i + 1] as number);
  }
  return extent;
};

/** An open ring (without its closing position), cut to the tile and its buffer; empty when nothing is left. */
export const clipRing = (ring: FlatLine): FlatLine => {
  const { minX, maxX, minY, maxY } = extentOf(ring);
  if (maxX < LOW || minX > HIGH || maxY < LOW || minY > HIGH) return [];
  let cut = ring;
  if (minX < LOW) cut = clipSide(cut, 0, LOW, false);
  if (maxX > HIGH) cut = clipSide(cut, 0, HIGH, true);
  if (minY < LOW) cut = clipSide(cut, 1, LOW, false);
  if (maxY > HIGH) cut = clipSide(cut, 1, HIGH, true);
  return cut;
};
