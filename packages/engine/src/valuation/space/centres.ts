import type { CodedColumn, FactsTable, Positions } from '../sales/facts-table.ts';
import { medianOf } from '../statistics/quantiles.ts';

/**
 * Where homes whose position is unknown are taken to be: where their locality's sales lie, else where the suburb lies,
 * else where the postcode's sales do.
 */
export type Centres = { localityId: CentresOfLevels; postcode: CentresOfLevels };
type CentresOfLevels = { levels: string[]; latitude: Float64Array; longitude: Float64Array };

export const fitCentres = (facts: FactsTable): Centres => ({
  localityId: centresOf(facts, facts.coded.localityId!),
  postcode: centresOf(facts, facts.coded.postcode!),
});

const centresOf = (facts: FactsTable, { levels, codes }: CodedColumn): CentresOfLevels => {
  const own = mediansOf(levels.length, codes, facts);
  const given = facts.centre ? mediansOf(levels.length, codes, facts.centre) : own;
  // Where no sale has a position of its own, the suburb's stands for all of them.
  const orGiven = (values: Float64Array, instead: Float64Array) =>
    values.map((value, level) => (Number.isNaN(value) ? instead[level]! : value));
  return {
    levels,
    latitude: orGiven(own.latitude, given.latitude),
    longitude: orGiven(own.longitude, given.longitude),
  };
};

const mediansOf = (levels: number, codes: Int32Array, { latitude, longitude }: Positions): Positions => {
  const rowsOf: number[][] = Array.from({ length: levels }, () => []);
  codes.forEach((code, row) => {
    if (code >= 0 && !Number.isNaN(latitude[row]!)) rowsOf[code]!.push(row);
  });
  return {
    latitude: Float64Array.from(rowsOf, (rows) => medianOf(rows.map((row) => latitude[row]!))),
    longitude: Float64Array.from(rowsOf, (rows) => medianOf(rows.map((row) => longitude[row]!))),
  };
};

/** The same facts with every position that can be had; `isOwn` tells which were known. */
export const placeFacts = <T extends FactsTable>(
  centres: Centres,
  facts: T,
): T & { isOwnPosition: Uint8Array } => {
  const latitude = facts.latitude.slice();
  const longitude = facts.longitude.slice();
  const isOwnPosition = Uint8Array.from(latitude, (value) => (Number.isNaN(value) ? 0 : 1));
  if (isOwnPosition.includes(0)) {
    const fillFrom = (name: keyof Centres) => {
      const centre = centres[name];
      const { levels, codes } = facts.coded[name]!;
      const placeOf = placesOf(centre);
      const ofLevel = Int32Array.from(levels, (level) => placeOf.get(level) ?? -1);
      fill((row) => {
        const place = codes[row]! < 0 ? -1 : ofLevel[codes[row]!]!;
        return place < 0 ? null : [centre.latitude[place]!, centre.longitude[place]!];
      });
    };
    const fill = (placeOf: (row: number) => readonly [number, number] | null) => {
      for (let row = 0; row < facts.count; row++) {
        const place = Number.isNaN(latitude[row]!) ? placeOf(row) : null;
        if (place) [latitude[row], longitude[row]] = place;
      }
    };
    fillFrom('localityId');
    const { centre } = facts;
    if (centre) fill((row) => [centre.latitude[row]!, centre.longitude[row]!]);
    fillFrom('postcode');
  }
  return { ...facts, latitude, longitude, isOwnPosition };
};

const places = new WeakMap<CentresOfLevels, Map<string, number>>();

const placesOf = (centre: CentresOfLevels): Map<string, number> => {
  let found = places.get(centre);
  if (!found) {
    found = new Map(centre.levels.map((level, i) => [level, i]));
    places.set(centre, found);
  }
  return found;
};
