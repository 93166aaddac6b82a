import type { Position } from '../basemap/simplify-line.ts';

export type Box = { west: number; south: number; east: number; north: number };

export const meets = (line: readonly Position[], box: Box): boolean => {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lng, lat] of line) {
    west = Math.min(west, lng);
    east = Math.max(east, lng);
    south = Math.min(south, lat);
    north = Math.max(north, lat);
  }
  return west <= box.east && east >= box.west && south <= box.north && north >= box.south;
};

type Side = { isInside: (p: Position) => boolean; cross: (a: Position, b: Position) => Position };

const sidesOf = ({ west, south, east, north }: Box): Side[] => {
  const atLng =
    (lng: number) =>
    (a: Position, b: Position): Position => [lng, a[1] + ((lng - a[0]) / (b[0] - a[0])) * (b[1] - a[1])];
  const atLat =
    (lat: number) =>
    (a: Position, b: Position): Position => [a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), lat];
  return [
    { isInside: ([lng]) => lng >= west, cross: atLng(west) },
    { isInside: ([lng]) => lng <= east, cross: atLng(east) },
    { isInside: ([, lat]) => lat >= south, cross: atLat(south) },
    { isInside: ([, lat]) => lat <= north, cross: atLat(north) },
  ];
};

/** Sutherland and Hodgman: bays that the box cuts apart stay joined along its edge, which even-odd counting forgives. */
export const clipRing = (ring: readonly Position[], box: Box): Position[] => {
  let result: readonly Position[] = ring;
  for (const { isInside, cross } of sidesOf(box)) {
    const clipped: Position[] = [];
    result.forEach((point, i) => {
      const before = result.at(i - 1) ?? point;
      if (isInside(point) !== isInside(before)) clipped.push(cross(before, point));
      if (isInside(point)) clipped.push(point);
    });
    result = clipped;
  }
  return [...result];
};

/** The runs of a line that lie in the box. */
export const clipLine = (line: readonly Position[], { west, south, east, north }: Box): Position[][] => {
  const runs: Position[][] = [];
  let run: Position[] = [];
  for (const point of line) {
    const [lng, lat] = point;
    if (lng >= west && lng <= east && lat >= south && lat <= north) {
      run.push(point);
      continue;
    }
    if (run.length > 1) runs.push(run);
    run = [];
  }
  if (run.length > 1) runs.push(run);
  return runs;
};
