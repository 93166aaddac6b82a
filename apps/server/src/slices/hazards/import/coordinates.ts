import { UnreadableLayer } from './unreadable-layer.ts';

export type LongitudeLatitude = [number, number];

/** Longitude and latitude on WGS 84 or on an Australian datum, which differ by less than two metres. */
const KNOWN_SYSTEMS = /CRS84|EPSG:{0,2}(?:[\d.]*:)?(?:4326|4283|7844)$/i;

export const checkCoordinateSystem = (crs: unknown): void => {
  if (crs === null) return;
  const name = (crs as { properties?: { name?: unknown } } | undefined)?.properties?.name;
  if (typeof name === 'string' && KNOWN_SYSTEMS.test(name)) return;
  throw new UnreadableLayer(
    `The file says that its coordinates are in '${String(name)}'. Export it in longitude and latitude (EPSG:4326).`,
  );
};

/** A position as GeoJSON wants it, or the reason why the whole file cannot be right. */
export const readPosition = (value: unknown, position: number): LongitudeLatitude => {
  const [x, y] = Array.isArray(value) ? (value as unknown[]) : [];
  if (typeof x !== 'number' || typeof y !== 'number' || !Number.isFinite(x) || !Number.isFinite(y))
    throw new UnreadableLayer(
      `Feature ${position} has a coordinate that is not a number: ${JSON.stringify(value)?.slice(0, 80)}.`,
    );
  if (Math.abs(x) <= 180 && Math.abs(y) <= 90) return [x, y];
  if (Math.abs(x) <= 90 && Math.abs(y) <= 180)
    throw new UnreadableLayer(
      `Feature ${position} has the coordinate [${x}, ${y}]: latitude comes before longitude. GeoJSON wants longitude first.`,
    );
  throw new UnreadableLayer(
    `Feature ${position} has the coordinate [${x}, ${y}]: that’s not a longitude and latitude but metres in a projection. Export the file in EPSG:4326.`,
  );
};
