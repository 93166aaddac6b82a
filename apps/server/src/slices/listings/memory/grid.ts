/** The web-mercator square, cut into 2^26 by 2^26 cells: 0.6 m at the equator. */
export const GRID_BITS = 26;
const CELLS = 2 ** GRID_BITS;
/** Web maps draw the world this wide at zoom 0, and twice as wide at each further zoom. */
export const WORLD_PX = 512;

const cellOf = (share: number): number => Math.min(CELLS - 1, Math.max(0, Math.floor(share * CELLS)));

export const gridX = (longitude: number): number => cellOf(longitude / 360 + 0.5);

export const gridY = (latitude: number): number => {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return cellOf(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI));
};

const HALF_BITS = GRID_BITS / 2;
const HALF_MASK = 2 ** HALF_BITS - 1;

/** Puts a nought between the bits of a 13-bit number. */
const spread = (bits: number): number => {
  let spaced = bits;
  spaced = (spaced | (spaced << 8)) & 0x00ff00ff;
  spaced = (spaced | (spaced << 4)) & 0x0f0f0f0f;
  spaced = (spaced | (spaced << 2)) & 0x33333333;
  return (spaced | (spaced << 1)) & 0x55555555;
};

const interleave = (x: number, y: number): number => spread(x) + 2 * spread(y);

/** The place on the Z-curve (52 bits): along it, each square of each coarser grid is one unbroken stretch. */
export const zCurve = (x: number, y: number): number =>
  interleave(x >>> HALF_BITS, y >>> HALF_BITS) * CELLS + interleave(x & HALF_MASK, y & HALF_MASK);
