import type { AreaSet } from '../area/area-set.ts';
import type { CompiledLayer } from '../compiled-layer.ts';
import { clipRing, type FlatLine } from './clip.ts';
import { thinLine } from './thin-line.ts';
import { type TileAddress, tileBox, tileProjection } from './tile-grid.ts';

export type TileArea = { rings: FlatLine[]; severity: number; layerId: string };

/** A pixel of a 512-pixel tile is 8 units: what is smaller than a third of it cannot be told apart. */
const TOLERANCE = 3;
/** Smaller than three pixels is a dot that only costs time and bytes. */
const SMALLEST = 24;
const LEAST_RING_UNITS = 4;
/** Of the encoded tile, which must stay below 200 kB. */
const MOST_BYTES = 170_000;
const BYTES_PER_POSITION = 3;
const BYTES_PER_AREA = 20;

type Candidate = { areas: AreaSet; area: number; layerId: string; size: number };

const findCandidates = (layers: readonly CompiledLayer[], address: TileAddress): Candidate[] => {
  const { perUnit } = tileProjection(address);
  const candidates: Candidate[] = [];
  for (const { areas, facts } of layers) {
    areas?.visitBox(tileBox(address), (area, west, south, east, north) => {
      const size = Math.max(east - west, north - south) * perUnit;
      if (size >= SMALLEST) candidates.push({ areas, area, layerId: facts.id, size });
    });
  }
  return candidates;
};

const ringArea2 = (ring: FlatLine): number => {
  let sum = 0;
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2)
    sum += (ring[j] as number) * (ring[i + 1] as number) - (ring[i] as number) * (ring[j + 1] as number);
  return sum;
};

/** The tile format wants outlines clockwise on the screen and holes the other way round. */
const wound = (ring: FlatLine, clockwise: boolean): FlatLine => {
  if (ringArea2(ring) > 0 === clockwise) return ring;
  const turned: FlatLine = [];
  for (let i = ring.length - 2; i >= 0; i -= 2) turned.push(ring[i] as number, ring[i + 1] as number);
  return turned;
};

type Projection = ReturnType<typeof tileProjection>;

/** One ring in tile units, without positions that would fall on the one before: those are not even projected. */
const projectRing = (
  { positions }: AreaSet,
  [start, end]: [number, number],
  { toX, toY, perUnit }: Projection,
): FlatLine => {
  const ring: FlatLine = [];
  const step = 2 / perUnit;
  let [lastX, lastY] = [-Infinity, -Infinity];
  for (let i = start; i < end - 1; i++) {
    const x = positions[2 * i] as number;
    const y = positions[2 * i + 1] as number;
    if (Math.abs(x - lastX) < step && Math.abs(y - lastY) < step) continue;
    ring.push(toX(x), toY(y));
    lastX = x;
    lastY = y;
  }
  return ring;
};

const cutArea = ({ areas, area, layerId }: Candidate, projection: Projection): TileArea | null => {
  const rings: FlatLine[] = [];
  for (const span of areas.ringsOf(area)) {
    const isOutline = rings.length === 0;
    const clipped = clipRing(projectRing(areas, span, projection));
    if (clipped.length > 0) clipped.push(clipped[0] as number, clipped[1] as number);
    const thinned = thinLine(clipped, TOLERANCE).slice(0, -2);
    const isVisible = thinned.length >= 6 && Math.abs(ringArea2(thinned)) > LEAST_RING_UNITS ** 2;
    if (isVisible) rings.push(wound(thinned, isOutline));
    else if (isOutline) return null;
  }
  return { rings, severity: areas.severities[area] as number, layerId };
};

/** What a tile shows of these layers: the largest areas first, as many as fit. */
export const cutTile = (layers: readonly CompiledLayer[], address: TileAddress): TileArea[] => {
  const candidates = findCandidates(layers, address).sort((a, b) => b.size - a.size);
  const projection = tileProjection(address);
  const shown: TileArea[] = [];
  let left = MOST_BYTES;
  for (const candidate of candidates) {
    const area = cutArea(candidate, projection);
    if (!area) continue;
    const positions = area.rings.reduce((sum, ring) => sum + ring.length / 2, 0);
    left -= BYTES_PER_AREA + BYTES_PER_POSITION * positions;
    if (left < 0) break;
    shown.push(area);
  }
  // The worst is drawn last, over the others.
  return shown.sort((a, b) => a.severity - b.severity);
};
