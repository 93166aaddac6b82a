import type { Box } from '../shape/shape.ts';
import { toDegrees, toUnits } from '../shape/units.ts';
import { TILE_EXTENT } from '../tile/tile-grid.ts';

const METRES_PER_DEGREE = 111_195;

export type Place = { longitude: number; latitude: number };

/** A small rectangle of ground, as wide as a tile's grid; at this size the earth is flat. */
export type PlanFrame = {
  centre: Place;
  metresAcross: number;
  /** In the grid of a tile, which is TILE_EXTENT wide. */
  heightUnits: number;
};

/** Air around the marks, as a share of what they span. */
const MARGIN = 1.25;

type Reach = { leastMetres: number; mostMetres: number; aspect: number };

/** Around the middle of the places; those beyond the largest reach are left outside. The first is always inside. */
export const frameAround = (
  places: readonly [Place, ...Place[]],
  { leastMetres, mostMetres, aspect }: Reach,
): PlanFrame => {
  const [subject] = places;
  const shrink = Math.cos((subject.latitude * Math.PI) / 180);
  const near = places.filter(
    (place) =>
      Math.hypot(
        (place.longitude - subject.longitude) * shrink,
        (place.latitude - subject.latitude) * aspect,
      ) *
        METRES_PER_DEGREE <
      mostMetres / 2,
  );
  const middle = (values: number[]): [number, number] => [
    (Math.min(...values) + Math.max(...values)) / 2,
    Math.max(...values) - Math.min(...values),
  ];
  const [longitude, wide] = middle(near.map((place) => place.longitude));
  const [latitude, high] = middle(near.map((place) => place.latitude));
  const spanMetres = Math.max(wide * shrink, high * aspect) * METRES_PER_DEGREE * MARGIN;
  return {
    centre: { longitude, latitude },
    metresAcross: Math.round(Math.min(mostMetres, Math.max(leastMetres, spanMetres))),
    heightUnits: Math.round(TILE_EXTENT / aspect),
  };
};

/** Turns positions of shapes into the frame's grid, y downwards. */
export const frameProjection = ({ centre, metresAcross, heightUnits }: PlanFrame) => {
  const unitsPerDegree = (METRES_PER_DEGREE / metresAcross) * TILE_EXTENT;
  const shrink = Math.cos((centre.latitude * Math.PI) / 180);
  const xOf = (longitude: number): number =>
    Math.round(TILE_EXTENT / 2 + (longitude - centre.longitude) * shrink * unitsPerDegree);
  const yOf = (latitude: number): number =>
    Math.round(heightUnits / 2 - (latitude - centre.latitude) * unitsPerDegree);
  return {
    xOf,
    yOf,
    toX: (units: number) => xOf(toDegrees(units)),
    toY: (units: number) => yOf(toDegrees(units)),
  };
};

/** In degrees, a little larger than what is seen. */
export const frameBounds = ({ centre, metresAcross, heightUnits }: PlanFrame): Box => {
  const halfHeight = ((metresAcross / METRES_PER_DEGREE) * (heightUnits / TILE_EXTENT) * MARGIN) / 2;
  const halfWidth =
    ((metresAcross / METRES_PER_DEGREE) * MARGIN) / 2 / Math.cos((centre.latitude * Math.PI) / 180);
  return {
    west: centre.longitude - halfWidth,
    east: centre.longitude + halfWidth,
    south: centre.latitude - halfHeight,
    north: centre.latitude + halfHeight,
  };
};

/** The same box in the units of shapes. */
export const frameBox = (frame: PlanFrame): Box => {
  const { west, south, east, north } = frameBounds(frame);
  return { west: toUnits(west), south: toUnits(south), east: toUnits(east), north: toUnits(north) };
};
