import { readFileSync } from 'node:fs';
import type { Feature, Point } from 'geojson';
import { DETAIL_REGION } from '../../apps/web/src/ui/map/base-map-regions.ts';
import { MAJOR_PLACES, type MajorRank } from './major-places.ts';
import { isInside } from './tile-grid.ts';

/** One row of the postal list. Its statistical areas are unreliable and are not read. */
export type PostalRow = {
  locality: string;
  state: string;
  type: string;
  Lat_precise: number;
  Long_precise: number;
};

export type Place = {
  name: string;
  lng: number;
  lat: number;
  rank: MajorRank | 'locality';
  fromZoom: number;
};

/** Ground that a label needs for itself, in degrees, by the zoom at which it may first appear. */
const SPACING_DEGREES: readonly [zoom: number, degrees: number][] = [
  [7, 0.55],
  [8, 0.28],
  [9, 0.13],
  [10, 0.065],
  [11, 0.03],
];
const LAST_ZOOM = 12;
const MAJOR_ZOOM: Record<MajorRank, number> = { capital: 2, city: 4, town: 6 };
const NOT_A_PLACE = /\b(MC|BC|DC|GPO|LPO|PO|MSC|UNIVERSITY|AIRPORT|HOSPITAL|HMAS|RAAF|BARRACKS|PARLIAMENT)\b/;

export function readPostalRows(file: string): PostalRow[] {
  return JSON.parse(readFileSync(file, 'utf8')) as PostalRow[];
}

/** Ranks places so that a label appears only where no more important one stands near. */
export function choosePlaces(rows: readonly PostalRow[]): Place[] {
  const localities = distinctLocalities(rows);
  const major = new Map<string, MajorRank>();
  for (const rank of Object.keys(MAJOR_PLACES) as MajorRank[]) {
    for (const name of MAJOR_PLACES[rank]) major.set(name.toUpperCase(), rank);
  }
  const chosen: Place[] = [];
  const others: (Place & { prominence: number })[] = [];
  const prominence = countNamesakes(rows);
  for (const { locality, state, Long_precise: lng, Lat_precise: lat } of localities) {
    const rank = major.get(`${locality} ${state}`);
    const name = properName(rank ? locality.replace(/ CENTRAL$/, '') : locality);
    if (rank) chosen.push({ name, lng, lat, rank, fromZoom: MAJOR_ZOOM[rank] });
    else {
      const namesakes = prominence.get(`${state} ${locality}`) ?? 0;
      others.push({ name, lng, lat, rank: 'locality', fromZoom: LAST_ZOOM, prominence: namesakes });
    }
  }
  others.sort(
    (a, b) => b.prominence - a.prominence || a.name.length - b.name.length || (a.name < b.name ? -1 : 1),
  );
  return [...chosen, ...spaceOut(chosen, others)];
}

/**
 * How many rows of a state begin with a locality's name. A town of weight has its own post boxes, a
 * business centre, a North and a South named after it; a hamlet has one row.
 */
function countNamesakes(rows: readonly PostalRow[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { state, locality } of rows) {
    const words = locality.split(' ');
    for (let length = 1; length <= words.length; length++) {
      const key = `${state} ${words.slice(0, length).join(' ')}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  }
  return counts;
}

function spaceOut(taken: readonly Place[], candidates: readonly Place[]): Place[] {
  const placed = [...taken];
  let waiting = [...candidates];
  const result: Place[] = [];
  for (const [zoom, degrees] of SPACING_DEGREES) {
    const cellOf = ({ lng, lat }: Place) => [Math.floor(lng / degrees), Math.floor(lat / degrees)] as const;
    const occupied = new Map<string, Place[]>();
    const occupy = (place: Place) => {
      const key = cellOf(place).join();
      occupied.set(key, [...(occupied.get(key) ?? []), place]);
    };
    placed.forEach(occupy);
    const next: Place[] = [];
    for (const place of waiting) {
      const [x, y] = cellOf(place);
      const near = [-1, 0, 1].flatMap((dx) =>
        [-1, 0, 1].flatMap((dy) => occupied.get(`${x + dx},${y + dy}`) ?? []),
      );
      if (near.some((other) => Math.hypot(other.lng - place.lng, other.lat - place.lat) < degrees)) {
        next.push(place);
        continue;
      }
      const kept = { ...place, fromZoom: zoom };
      occupy(kept);
      placed.push(kept);
      result.push(kept);
    }
    waiting = next;
  }
  return [...result, ...waiting];
}

/** One row a name and state; rows without a position of their own are left out. */
function distinctLocalities(rows: readonly PostalRow[]): PostalRow[] {
  const byName = new Map<string, PostalRow>();
  for (const row of rows) {
    if (row.type === 'LVR' || row.type === 'Post Office Boxes' || NOT_A_PLACE.test(row.locality)) continue;
    if (!isInside(DETAIL_REGION, row.Long_precise, row.Lat_precise)) continue;
    const key = `${row.locality} ${row.state}`;
    if (!byName.has(key)) byName.set(key, row);
  }
  const positions = new Set<string>();
  return [...byName.values()].filter((row) => {
    const key = `${row.Long_precise} ${row.Lat_precise}`;
    if (positions.has(key)) return false;
    positions.add(key);
    return true;
  });
}

/** 'MCMAHONS POINT' -> 'McMahons Point'; "O'CONNOR" -> "O'Connor". */
export function properName(capitals: string): string {
  return capitals
    .toLowerCase()
    .replace(/(^|[\s\-('])([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/\bMc([a-z])/g, (_, letter: string) => `Mc${letter.toUpperCase()}`)
    .replace(/'S\b/g, "'s")
    .replace(/ (Of|The|On|And|Upon)(?= )/g, (word) => word.toLowerCase());
}

export function placeFeature({ name, lng, lat, rank, fromZoom }: Place): Feature<Point> {
  return {
    type: 'Feature',
    properties: { name, rank, order: fromZoom },
    geometry: { type: 'Point', coordinates: [lng, lat] },
  };
}
