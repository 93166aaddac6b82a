import { Draws, hashOf } from '@propguard/rules/chance/draws';
import type { properties } from '../../../schema/properties.ts';
import type { Ground } from '../geography/choose-localities.ts';
import { kmBetween, type Position, rounded } from '../geography/position.ts';
import type { Site } from '../prices/price-model.ts';
import { DATASET_IDS } from '../sample-datasets.ts';
import { sampleId } from '../sample-id.ts';
import { type Address, AddressBook } from './address-book.ts';
import { drawDwelling, typeWeights } from './draw-dwelling.ts';
import type { Dwelling } from './dwelling.ts';
import { KNOWN_ADDRESSES, type KnownAddress } from './known-addresses.ts';
import { type IsDry, makeStreets, positionOnStreet, type Street } from './make-streets.ts';
import { factsOf, type KnownFacts, withRegisterGaps } from './register-gaps.ts';

export type PropertyRow = typeof properties.$inferSelect;

/** A property's row with what only its maker knows. */
export type SampleProperty = {
  row: PropertyRow;
  dwelling: Dwelling;
  site: Site;
  ground: Ground;
  told: KnownAddress['sales'];
};

/** The land around a market, as addresses need it. */
export type Terrain = {
  isDry: IsDry;
  kmToWater: (position: Position) => number;
  marketCentre: Position;
  isCapital: boolean;
};

const PROPERTIES_PER_STREET = 4.6;
/** Where only the suburb is known, and the position is its centre. */
const LOCALITY_ONLY_SHARE = 0.02;

const makeProperty = (
  draws: Draws,
  {
    ground,
    terrain,
    address,
    dwelling,
    facts,
    told,
  }: {
    ground: Ground;
    terrain: Terrain;
    address: Address;
    dwelling: Dwelling;
    facts: KnownFacts;
    told: KnownAddress['sales'];
  },
): SampleProperty => {
  const { position, ...written } = address;
  const isExact = told.length > 0 || !draws.chance(LOCALITY_ONLY_SHARE);
  const [longitude, latitude] = isExact ? rounded(position) : ground.centre;
  const { unit, houseNumber, streetName, streetType } = written;
  return {
    row: {
      id: sampleId('property', ground.id, streetName, streetType, houseNumber, unit ?? ''),
      ...written,
      localityId: ground.id,
      latitude,
      longitude,
      positionSource: isExact ? 'exact' : 'locality',
      ...facts,
      datasetId: DATASET_IDS.sales,
    },
    dwelling,
    site: {
      position,
      kmToCentre: kmBetween(terrain.marketCentre, position),
      kmToWater: terrain.kmToWater(position),
      premium: ground.premium,
    },
    ground,
    told,
  };
};

/** A known address stands where one of the locality's streets runs, though the name is its own. */
const placeOf = (streets: readonly Street[], { houseNumber, streetName }: KnownAddress): Position => {
  const street =
    streets.find(({ name }) => name === streetName) ?? streets[hashOf(streetName) % streets.length];
  if (!street) throw new Error('A locality without streets has no addresses.');
  return positionOnStreet(street, Math.min(Number(houseNumber), street.lots * 2));
};

export const makeProperties = (ground: Ground, terrain: Terrain, count: number): SampleProperty[] => {
  const draws = new Draws(`properties/${ground.id}`);
  const streets = makeStreets(ground, terrain.isDry, Math.max(8, Math.round(count / PROPERTIES_PER_STREET)));
  const known = KNOWN_ADDRESSES.filter(({ localityId }) => localityId === ground.id);
  const told = known.map((entry) => {
    const { unit, houseNumber, streetName, streetType } = entry;
    const address = { unit, houseNumber, streetName, streetType, position: placeOf(streets, entry) };
    return makeProperty(draws, {
      ground,
      terrain,
      address,
      dwelling: entry.dwelling,
      facts: factsOf(entry.dwelling),
      told: entry.sales,
    });
  });
  const book = new AddressBook(draws, streets, known);
  const setting = {
    kmToCentre: ground.kmToCentre,
    isCapital: terrain.isCapital,
    kmToWater: terrain.kmToWater(ground.centre),
  };
  const weights = typeWeights(setting);
  const drawn = Array.from({ length: count - told.length }, () => {
    const type = draws.weighted(weights);
    const address = book.next(type);
    const dwelling = drawDwelling(draws, type, {
      ...setting,
      kmToWater: terrain.kmToWater(address.position),
    });
    return makeProperty(draws, {
      ground,
      terrain,
      address,
      dwelling,
      facts: withRegisterGaps(draws, dwelling),
      told: [],
    });
  });
  return [...told, ...drawn];
};
