import type { CodedColumn, FactsTable } from '../sales/facts-table.ts';
import { medianOf } from '../statistics/quantiles.ts';

/** Where homes whose position is unknown are taken to be: the median position of their locality or postcode. */
export type Centres = { localityId: CentresOfLevels; postcode: CentresOfLevels };
type CentresOfLevels = { levels: string[]; latitude: Float64Array; longitude: Float64Array };

export const fitCentres = (facts: FactsTable): Centres => ({
  localityId: centresOf(facts, facts.coded.localityId!),
  postcode: centresOf(facts, facts.coded.postcode!),
});

const centresOf = (facts: FactsTable, { levels, codes }: CodedColumn): CentresOfLevels => {
  const rowsOf: number[][] = levels.map(() => []);
  codes.forEach((code, row) => {
    if (code >= 0 && !Number.isNaN(facts.latitude[row]!)) rowsOf[code]!.push(row);
  });
  return {
    levels,
    latitude: Float64Array.from(rowsOf, (rows) => medianOf(rows.map((row) => facts.latitude[row]!))),
    longitude: Float64Array.from(rowsOf, (rows) => medianOf(rows.map((row) => facts.longitude[row]!))),
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
    for (const name of ['localityId', 'postcode'] as const) {
      const centre = centres[name];
      const { levels, codes } = facts.coded[name]!;
      const placeOf = placesOf(centre);
      const ofLevel = Int32Array.from(levels, (level) => placeOf.get(level) ?? -1);
      for (let row = 0; row < facts.count; row++) {
        const place = codes[row]! < 0 ? -1 : ofLevel[codes[row]!]!;
        if (!Number.isNaN(latitude[row]!) || place < 0) continue;
        latitude[row] = centre.latitude[place]!;
        longitude[row] = centre.longitude[place]!;
      }
    }
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
