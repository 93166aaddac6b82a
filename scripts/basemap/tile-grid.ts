export type Box = { west: number; south: number; east: number; north: number };
export type TileAddress = { z: number; x: number; y: number };

/** Web Mercator: the tile that holds a position at a zoom. */
export function tileAt(lng: number, lat: number, z: number): TileAddress {
  const count = 2 ** z;
  const radians = (lat * Math.PI) / 180;
  const x = ((lng + 180) / 360) * count;
  const y = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * count;
  const clamp = (value: number) => Math.min(count - 1, Math.max(0, Math.floor(value)));
  return { z, x: clamp(x), y: clamp(y) };
}

/** Every tile that a map asks for when its source is bound to the box. */
export function* tilesIn(box: Box, z: number): Iterable<TileAddress> {
  const first = tileAt(box.west, box.north, z);
  const last = tileAt(box.east, box.south, z);
  for (let x = first.x; x <= last.x; x++) for (let y = first.y; y <= last.y; y++) yield { z, x, y };
}

export function boxOf(ring: readonly (readonly number[])[]): Box {
  const box: Box = { west: 180, south: 90, east: -180, north: -90 };
  for (const [lng = 0, lat = 0] of ring) {
    box.west = Math.min(box.west, lng);
    box.east = Math.max(box.east, lng);
    box.south = Math.min(box.south, lat);
    box.north = Math.max(box.north, lat);
  }
  return box;
}

export function boxesMeet(a: Box, b: Box): boolean {
  return a.west <= b.east && b.west <= a.east && a.south <= b.north && b.south <= a.north;
}

export function isInside(box: Box, lng: number, lat: number): boolean {
  return lng >= box.west && lng <= box.east && lat >= box.south && lat <= box.north;
}
