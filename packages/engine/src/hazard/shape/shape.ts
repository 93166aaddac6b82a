import { toUnits } from './units.ts';

export type ShapeForm = 'area' | 'line' | 'point';

/** One polygon with its holes, one line, or one point, flat. */
export type Shape = {
  form: ShapeForm;
  /** x, y, x, y, ... in units; rings are closed, their last position being the first. */
  positions: Int32Array;
  /** Where each ring or line ends, counted in positions; the first ring of an area is its outline. */
  ends: Uint32Array;
};

export type Box = { west: number; south: number; east: number; north: number };

/** From lists of [longitude, latitude] in degrees. */
export const makeShape = (
  form: ShapeForm,
  rings: readonly (readonly (readonly [number, number])[])[],
): Shape => {
  const positions = new Int32Array(2 * rings.reduce((sum, ring) => sum + ring.length, 0));
  const ends = new Uint32Array(rings.length);
  let at = 0;
  rings.forEach((ring, i) => {
    for (const [longitude, latitude] of ring) {
      positions[at++] = toUnits(longitude);
      positions[at++] = toUnits(latitude);
    }
    ends[i] = at / 2;
  });
  return { form, positions, ends };
};

/** In units. */
export const boxOf = ({ positions }: Pick<Shape, 'positions'>): Box => {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (let i = 0; i < positions.length; i += 2) {
    const x = positions[i] as number;
    const y = positions[i + 1] as number;
    if (x < box.west) box.west = x;
    if (x > box.east) box.east = x;
    if (y < box.south) box.south = y;
    if (y > box.north) box.north = y;
  }
  return box;
};
