export type Position = readonly [longitude: number, latitude: number];

const KM_PER_DEGREE = 111.2;

const shrinkAt = (latitude: number): number => Math.cos((latitude * Math.PI) / 180);

/** On a plane around the first position: right to a part in a thousand over a city. */
export const kmBetween = (a: Position, b: Position): number => {
  const [east, north] = [(b[0] - a[0]) * shrinkAt(a[1]), b[1] - a[1]];
  return KM_PER_DEGREE * Math.sqrt(east * east + north * north);
};

/** Cheaper than measuring, and never wrong when it says no. */
export const mayBeWithin = (a: Position, b: Position, km: number): boolean =>
  Math.abs(a[1] - b[1]) * KM_PER_DEGREE <= km;

export const movedBy = ([longitude, latitude]: Position, eastKm: number, northKm: number): Position => [
  longitude + eastKm / (KM_PER_DEGREE * shrinkAt(latitude)),
  latitude + northKm / KM_PER_DEGREE,
];

/** East and north of an origin, in kilometres. */
export const kmFrom = (
  origin: Position,
  [longitude, latitude]: Position,
): readonly [east: number, north: number] => [
  (longitude - origin[0]) * KM_PER_DEGREE * shrinkAt(origin[1]),
  (latitude - origin[1]) * KM_PER_DEGREE,
];

/** Five decimals are about a metre. */
export const rounded = ([longitude, latitude]: Position): [number, number] => [
  Math.round(longitude * 1e5) / 1e5,
  Math.round(latitude * 1e5) / 1e5,
];
