import { makeShape, type Shape } from '@propguard/engine/hazard/shape/shape';
import { type LongitudeLatitude, readPosition } from './coordinates.ts';
import { UnreadableLayer } from './unreadable-layer.ts';

type Geometry = { type: string; coordinates?: unknown; geometries?: unknown };

const listOf = (value: unknown, position: number): unknown[] => {
  if (Array.isArray(value)) return value;
  throw new UnreadableLayer(`Feature ${position} has no list of coordinates.`);
};

const isSame = (a: LongitudeLatitude | undefined, b: LongitudeLatitude | undefined): boolean =>
  a !== undefined && b !== undefined && a[0] === b[0] && a[1] === b[1];

const readLine = (value: unknown, position: number): LongitudeLatitude[] =>
  listOf(value, position).map((one) => readPosition(one, position));

/** A ring that its file left open is closed. */
const readRing = (value: unknown, position: number): LongitudeLatitude[] => {
  const ring = readLine(value, position);
  const [first] = ring;
  return first === undefined || isSame(first, ring.at(-1)) ? ring : [...ring, first];
};

const areaOf = (rings: unknown, position: number): Shape[] => {
  const [outline = [], ...holes] = listOf(rings, position).map((ring) => readRing(ring, position));
  // Fewer than three corners enclose nothing.
  return outline.length < 4
    ? []
    : [makeShape('area', [outline, ...holes.filter(({ length }) => length >= 4)])];
};

const lineOf = (line: unknown, position: number): Shape[] => {
  const positions = readLine(line, position);
  return positions.length < 2 ? [] : [makeShape('line', [positions])];
};

const pointOf = (point: unknown, position: number): Shape[] => [
  makeShape('point', [[readPosition(point, position)]]),
];

const READERS: Record<string, (coordinates: unknown, position: number) => Shape[]> = {
  Polygon: areaOf,
  LineString: lineOf,
  Point: pointOf,
  MultiPolygon: (all, position) => listOf(all, position).flatMap((one) => areaOf(one, position)),
  MultiLineString: (all, position) => listOf(all, position).flatMap((one) => lineOf(one, position)),
  MultiPoint: (all, position) => listOf(all, position).flatMap((one) => pointOf(one, position)),
};

/** A feature's parts, each a shape of its own; none where it has no geometry. */
export const featureShapes = (feature: unknown, position: number): Shape[] => {
  const geometry = (feature as { geometry?: Geometry | null } | null)?.geometry;
  if (geometry === null || geometry === undefined) return [];
  if (geometry.type === 'GeometryCollection')
    return listOf(geometry.geometries, position).flatMap((one) => featureShapes({ geometry: one }, position));
  const read = READERS[geometry.type];
  if (!read)
    throw new UnreadableLayer(`Feature ${position} is a '${geometry.type}', which isn’t a GeoJSON geometry.`);
  return read(geometry.coordinates, position);
};
