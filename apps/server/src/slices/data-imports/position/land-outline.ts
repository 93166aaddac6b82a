import { readFileSync } from 'node:fs';
import { OFFSHORE_TOLERANCE_KM } from '@propguard/rules/imports/plausible-values';

/** Rings as whole numbers of 0.0001 degree: the first position, then steps. See scripts/data-imports/cut-land.ts. */
type DeltaRing = number[];
/** Longitude and latitude at both ends. */
type Edge = readonly [x1: number, y1: number, x2: number, y2: number];

const UNITS_PER_DEGREE = 10_000;
const ROW_DEGREES = 0.1;
const KM_PER_DEGREE = 111.2;

const edgesOf = (ring: DeltaRing): Edge[] => {
  const edges: Edge[] = [];
  let [x, y] = [0, 0];
  for (let i = 0; i + 1 < ring.length; i += 2) {
    const [nextX, nextY] = [x + (ring[i] ?? 0), y + (ring[i + 1] ?? 0)];
    if (i > 0)
      edges.push([
        x / UNITS_PER_DEGREE,
        y / UNITS_PER_DEGREE,
        nextX / UNITS_PER_DEGREE,
        nextY / UNITS_PER_DEGREE,
      ]);
    [x, y] = [nextX, nextY];
  }
  return edges;
};

const rowOf = (latitude: number): number => Math.floor(latitude / ROW_DEGREES);

const kmToEdge = (longitude: number, latitude: number, [x1, y1, x2, y2]: Edge): number => {
  const shrink = Math.cos((latitude * Math.PI) / 180);
  const [dx, dy] = [(x2 - x1) * shrink, y2 - y1];
  const along = ((longitude - x1) * shrink * dx + (latitude - y1) * dy) / (dx * dx + dy * dy || 1);
  const share = Math.min(1, Math.max(0, along));
  return KM_PER_DEGREE * Math.hypot((longitude - x1) * shrink - share * dx, latitude - y1 - share * dy);
};

/** The land by rows of latitude: whether a place is on it is even-odd counting along one row. */
class LandOutline {
  readonly #rows = new Map<number, Edge[]>();

  constructor(rings: readonly DeltaRing[]) {
    for (const edge of rings.flatMap(edgesOf)) {
      const [low, high] = [Math.min(edge[1], edge[3]), Math.max(edge[1], edge[3])];
      for (let row = rowOf(low); row <= rowOf(high); row++) {
        const edges = this.#rows.get(row);
        if (edges) edges.push(edge);
        else this.#rows.set(row, [edge]);
      }
    }
  }

  contains(longitude: number, latitude: number): boolean {
    let isInside = false;
    for (const [x1, y1, x2, y2] of this.#rows.get(rowOf(latitude)) ?? []) {
      if (y1 > latitude === y2 > latitude) continue;
      if (longitude < x1 + ((latitude - y1) / (y2 - y1)) * (x2 - x1)) isInside = !isInside;
    }
    return isInside;
  }

  /** Only rows that are near enough to matter are looked at. */
  isNear(longitude: number, latitude: number, km: number): boolean {
    const reach = km / KM_PER_DEGREE;
    for (let row = rowOf(latitude - reach); row <= rowOf(latitude + reach); row++) {
      for (const edge of this.#rows.get(row) ?? []) {
        if (kmToEdge(longitude, latitude, edge) <= km) return true;
      }
    }
    return false;
  }
}

let outline: LandOutline | undefined;

const landOutline = (): LandOutline => {
  outline ??= new LandOutline(
    JSON.parse(readFileSync(new URL('./land.json', import.meta.url), 'utf8')) as DeltaRing[],
  );
  return outline;
};

/** Whether a position lies off Australia's land by more than the outline could be wrong. */
export const isAtSea = ({ latitude, longitude }: { latitude: number; longitude: number }): boolean =>
  !landOutline().contains(longitude, latitude) &&
  !landOutline().isNear(longitude, latitude, OFFSHORE_TOLERANCE_KM);
