import type { ListingMark } from '@propguard/protocol/listings';
import {
  LISTING_MARK_PX,
  LISTING_MARKS_MAX,
  LISTINGS_APART_FROM_ZOOM,
} from '@propguard/rules/properties/search-limits';
import { gatherTouching } from './gather-touching.ts';
import { GRID_BITS, WORLD_PX } from './grid.ts';
import type { ListingColumns } from './listing-columns.ts';
import type { Matcher } from './matcher.ts';
import { medianOf } from './median.ts';

/** A tenth of a metre. */
const DECIMALS = 1e6;

const rounded = (degrees: number): number => Math.round(degrees * DECIMALS) / DECIMALS;

/** How many of the grid's bits are left out, so that a cell is about as wide as a mark. */
const coarsenessAt = (zoom: number): number =>
  zoom >= LISTINGS_APART_FROM_ZOOM
    ? 0
    : Math.max(0, GRID_BITS - Math.log2(WORLD_PX / LISTING_MARK_PX) - Math.round(zoom));

const matchingByPlace = (columns: ListingColumns, matches: Matcher): Uint32Array => {
  const rows = columns.orders.byPlace();
  const found = new Uint32Array(rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    if (matches(row)) found[count++] = row;
  }
  return found.subarray(0, count);
};

const everyStart = (count: number): Uint32Array => {
  const starts = new Uint32Array(count);
  for (let at = 0; at < count; at++) starts[at] = at;
  return starts;
};

/** Of these beginnings of stretches, those where a cell of the coarser grid begins. */
const cellStarts = (
  { x, y }: ListingColumns,
  rows: Uint32Array,
  starts: Uint32Array,
  coarseness: number,
): Uint32Array => {
  const kept = new Uint32Array(starts.length);
  let count = 0;
  let lastX = -1;
  let lastY = -1;
  for (let at = 0; at < starts.length; at++) {
    const start = starts[at] ?? 0;
    const row = rows[start] ?? 0;
    const cellX = (x[row] ?? 0) >>> coarseness;
    const cellY = (y[row] ?? 0) >>> coarseness;
    if (cellX === lastX && cellY === lastY) continue;
    kept[count++] = start;
    lastX = cellX;
    lastY = cellY;
  }
  return kept.subarray(0, count);
};

/** Where a guide begins; one that names only its end begins there. */
const priceOf = ({ guideFromAud, guideToAud }: ListingColumns, row: number): number => {
  const from = guideFromAud[row] ?? Number.NaN;
  return Number.isNaN(from) ? (guideToAud[row] ?? Number.NaN) : from;
};

const medianPrice = (columns: ListingColumns, rows: Uint32Array): number | null => {
  const prices = new Float64Array(rows.length);
  let count = 0;
  for (let at = 0; at < rows.length; at++) {
    const aud = priceOf(columns, rows[at] ?? 0);
    if (!Number.isNaN(aud)) prices[count++] = aud;
  }
  const median = medianOf(prices.subarray(0, count));
  return median === null ? null : Math.round(median);
};

const markOf = (columns: ListingColumns, rows: Uint32Array): ListingMark => {
  let west = 180;
  let south = 90;
  let east = -180;
  let north = -90;
  let longitudes = 0;
  let latitudes = 0;
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const longitude = columns.longitude[row] ?? 0;
    const latitude = columns.latitude[row] ?? 0;
    longitudes += longitude;
    latitudes += latitude;
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  const [first] = rows;
  const isAlone = rows.length === 1 && first !== undefined;
  return {
    longitude: rounded(longitudes / rows.length),
    latitude: rounded(latitudes / rows.length),
    count: rows.length,
    listingId: isAlone ? (columns.ids[first] ?? null) : null,
    priceAud: medianPrice(columns, rows),
    box: isAlone ? null : [rounded(west), rounded(south), rounded(east), rounded(north)],
  };
};

/** One mark a cell of the grid; the grid grows coarser until the marks are few enough. */
export const clusterListings = (
  columns: ListingColumns,
  matches: Matcher,
  zoom: number,
): { marks: ListingMark[]; count: number } => {
  const rows = matchingByPlace(columns, matches);
  let coarseness = coarsenessAt(zoom);
  let starts = cellStarts(columns, rows, everyStart(rows.length), coarseness);
  while (starts.length > LISTING_MARKS_MAX && coarseness < GRID_BITS)
    starts = cellStarts(columns, rows, starts, ++coarseness);
  const cells = Array.from(starts, (start, at) => rows.subarray(start, starts[at + 1]));
  const gathered = zoom >= LISTINGS_APART_FROM_ZOOM ? cells : gatherTouching(columns, cells, zoom);
  return { marks: gathered.map((group) => markOf(columns, group)), count: rows.length };
};
