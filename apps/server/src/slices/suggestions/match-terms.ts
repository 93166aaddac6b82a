import type { Suggestion } from '@propguard/protocol/suggestions';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import type { Reading } from './read-query.ts';
import {
  type AddressRow,
  findHouses,
  findLocalities,
  findNeighbours,
  findStreets,
  findStreetsThatBegin,
  type StreetKey,
} from './store.ts';
import { closed, isCommon, type Term, toTextQuery } from './terms.ts';
import { toAddressSuggestion, toLocalitySuggestion } from './view.ts';

/** Likely: there are addresses, or could be. A suburb without a single one is rarely what somebody looks for. */
export type Match = { items: Suggestion[]; isLikely: boolean };
const NOTHING: Match = { items: [], isLikely: false };
const likely = (items: Suggestion[]): Match => ({ items, isLikely: items.length > 0 });

/** A reading with the words that it is looked up by, and the name that a suburb comes first for, if it has it. */
export type Sought = { reading: Reading; terms: readonly Term[]; name: string };

/** As many as are searched for a house number; most have it within the first few. */
const SEARCHED_STREETS = 300;

const streetsFor = async (
  db: NodePgDatabase,
  terms: readonly Term[],
  limit: number,
): Promise<StreetKey[]> => {
  const [first] = terms;
  if (!first) return [];
  if (terms.length === 1) {
    const begin = await findStreetsThatBegin(db, first.word, limit);
    if (begin.length > 0) return begin;
  }
  const rare = terms.filter((term) => !isCommon(term));
  const common = terms.filter(isCommon);
  const search = {
    indexed: toTextQuery(rare.length > 0 ? rare : common),
    checked: rare.length > 0 && common.length > 0 ? toTextQuery(common) : null,
    whole: toTextQuery(closed(terms)),
    inName: toTextQuery([first], 'A'),
  };
  return findStreets(db, search, limit);
};

/** Suburbs first; streets keep half of the places when there are enough of both. */
const matchPlaces = async (db: NodePgDatabase, { terms, name }: Sought, limit: number): Promise<Match> => {
  const [localities, streets] = await Promise.all([
    findLocalities(db, { words: toTextQuery(terms), name, limit }),
    streetsFor(db, terms, limit),
  ]);
  const room = Math.max(Math.floor(limit / 2), limit - localities.length);
  const addresses = streets.length > 0 ? await findNeighbours(db, streets, { number: 0, limit: room }) : [];
  return {
    items: [
      ...localities.slice(0, limit - addresses.length).map(toLocalitySuggestion),
      ...addresses.map(toAddressSuggestion),
    ],
    isLikely: addresses.length > 0 || localities.some(({ hasStreets }) => hasStreets),
  };
};

const housesOn = async (
  db: NodePgDatabase,
  streets: readonly StreetKey[],
  { unit, houseNumber }: Reading,
  limit: number,
): Promise<AddressRow[]> => {
  if (houseNumber === null || streets.length === 0) return [];
  const exact = unit === null ? [] : await findHouses(db, streets, { houseNumber, unit, limit });
  return exact.length > 0 ? exact : findHouses(db, streets, { houseNumber, unit: null, limit });
};

const FILLED_FROM_STREETS = 3;

/** The houses found, then their neighbours while there is room. */
const withNeighbours = async (
  db: NodePgDatabase,
  houses: readonly AddressRow[],
  streets: readonly StreetKey[],
  { reading, limit }: { reading: Reading; limit: number },
): Promise<Suggestion[]> => {
  const number = Number.parseInt(reading.houseNumber ?? '', 10) || 0;
  const nearest = streets.slice(0, FILLED_FROM_STREETS);
  const neighbours = houses.length < limit ? await findNeighbours(db, nearest, { number, limit }) : [];
  const byId = new Map([...houses, ...neighbours].map((row) => [row.propertyId, row]));
  return [...byId.values()].slice(0, limit).map(toAddressSuggestion);
};

/** The first reading that finds something; a street without the number typed counts only when no other reading does. */
export const matchTerms = async (
  { reader: db }: ReferenceScope,
  candidates: readonly Sought[],
  limit: number,
): Promise<Match> => {
  let withoutNumber: { reading: Reading; streets: StreetKey[] } | null = null;
  for (const sought of candidates) {
    const { reading, terms } = sought;
    if (reading.houseNumber === null) {
      const places = await matchPlaces(db, sought, limit);
      if (places.items.length > 0) return places;
      continue;
    }
    const streets = await streetsFor(db, terms, SEARCHED_STREETS);
    const houses = await housesOn(db, streets, reading, limit);
    if (houses.length > 0) {
      const found = new Set(houses.map(({ localityId, streetName }) => `${localityId}/${streetName}`));
      const theirs = streets.filter(({ localityId, name }) => found.has(`${localityId}/${name}`));
      return likely(await withNeighbours(db, houses, theirs, { reading, limit }));
    }
    if (streets.length > 0) withoutNumber ??= { reading, streets };
  }
  if (!withoutNumber) return NOTHING;
  const { reading, streets } = withoutNumber;
  return likely(await withNeighbours(db, [], streets, { reading, limit }));
};
