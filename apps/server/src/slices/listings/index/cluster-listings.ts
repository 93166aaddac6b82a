import type { ListingMark } from '@propguard/protocol/listings';
import {
  LISTING_MARK_PX,
  LISTING_MARKS_MAX,
  LISTINGS_APART_FROM_ZOOM,
} from '@propguard/rules/properties/search-limits';
import { GRID_BITS } from './grid.ts';
import type { ListingColumns } from './listing-columns.ts';
import type { Matcher } from './matcher.ts';

/** Web maps draw the world this wide at zoom 0, and twice as wide at each further zoom. */
const WORLD_PX = 512;
/** A tenth of a metre. */
const DECIMALS = 1e6;

const rounded = (degrees: number): number => Math.round(degrees * DECIMALS) / DECIMALS;

/** How many of the grid's bits are left out, so that a cell is about as wide as a mark. */
const coarsenessAt = (zoom: number): number =>
  zoom >= LISTINGS_APART_FROM_ZOOM
    ? 0
    : Math.max(0, GRID_BITS - Math.log2(WORLD_PX / LISTING_MARK_PX) - Math.round(zoom));

const matchingByPlace = (columns: ListingColumns, matches: Matcher): Uint32Array => {
  const found = new Uint32Array(columns.count);
  let count = 0;
  for (const row of columns.orders.byPlace()) if (matches(row)) found[count++] = row;
  return found.subarray(0, count);
};

/** Where each cell's stretch of rows begins. */
const cellStarts = ({ x, y }: ListingColumns, rows: Uint32Array, coarseness: number): number[] => {
  const starts: number[] = [];
  let [lastX, lastY] = [-1, -1];
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const [cellX, cellY] = [(x[row] ?? 0) >>> coarseness, (y[row] ?? 0) >>> coarseness];
    if (cellX === lastX && cellY === lastY) continue;
    starts.push(at);
    [lastX, lastY] = [cellX, cellY];
  }
  return starts;
};

/** Where a guide begins; one that names only its end begins there. */
const priceOf = ({ guideFromAud, guideToAud }: ListingColumns, row: number): number => {
  const from = guideFromAud[row] ?? Number.NaN;
  return Number.isNaN(from) ? (guideToAud[row] ?? Number.NaN) : from;
};

const medianPrice = (columns: ListingColumns, rows: Uint32Array): number | null => {
  const prices = Float64Array.from(rows, (row) => priceOf(columns, row)).filter((aud) => !Number.isNaN(aud));
  prices.sort();
  const middle = prices.length >> 1;
  const [below, above] = [prices[prices.length % 2 === 0 ? middle - 1 : middle], prices[middle]];
  return below === undefined || above === undefined ? null : Math.round((below + above) / 2);
};

const markOf = (columns: ListingColumns, rows: Uint32Array): ListingMark => {
  const priceAud = medianPrice(columns, rows);
  let [west, south, east, north, longitudes, latitudes] = [180, 90, -180, -90, 0, 0];
  for (const row of rows) {
    const [longitude, latitude] = [columns.longitude[row] ?? 0, columns.latitude[row] ?? 0];
    longitudes += longitude;
    latitudes += latitude;
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  const [first] = rows;
  const isAlone = rows.length === 1 && first !== undefined;
  return {
    longitude: rounded(longitudes / rows.length),
    latitude: rounded(latitudes / rows.length),
    count: rows.length,
    listingId: isAlone ? (columns.ids[first] ?? null) : null,
    priceAud,
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
  let starts = cellStarts(columns, rows, coarseness);
  while (starts.length > LISTING_MARKS_MAX && coarseness < GRID_BITS)
    starts = cellStarts(columns, rows, ++coarseness);
  const marks = starts.map((start, at) => markOf(columns, rows.subarray(start, starts[at + 1])));
  return { marks, count: rows.length };
};
