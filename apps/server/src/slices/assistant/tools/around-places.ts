import { kmBetween } from '@propguard/rules/imports/locality-index';
import { searchForm } from '@propguard/rules/places/search-form';
import type { KnownPlace } from '@propguard/talk/understanding/gazetteer';
import type { ReferenceScope } from '../../../access/reference-scope.ts';
import { understandQuery } from '../../localities/understand-query.ts';
import { gazetteerOf } from '../knowledge/load-places.ts';

type Placed = { latitude: number; longitude: number };
const KM_PER_DEGREE = 111.2;

const placeCalled = (places: readonly KnownPlace[], text: string): KnownPlace | undefined => {
  const { state, postcode } = understandQuery(text);
  return places.find(
    (place) =>
      (state === null || place.state === state) && (postcode === null || place.postcode === postcode),
  );
};

/** Where the suburbs that were named lie; those that nobody knows are left out. */
export const positionsOf = async (scope: ReferenceScope, names: readonly string[]): Promise<KnownPlace[]> => {
  const gazetteer = await gazetteerOf(scope);
  return names.flatMap((text) => {
    const { name, postcode } = understandQuery(text);
    const places = name === '' ? gazetteer.ofPostcode(postcode ?? '') : gazetteer.named(searchForm(name));
    return placeCalled(places, text) ?? [];
  });
};

/** From the nearest of several places, in whole kilometres. */
export const kmFrom = (places: readonly Placed[], home: Placed): number =>
  Math.round(Math.min(...places.map((place) => kmBetween(place, home))));

/** A box that holds all within so many kilometres of each of the places. */
export const boxAround = (places: readonly Placed[], km: number) => {
  const high = km / KM_PER_DEGREE;
  const wide = (latitude: number): number => high / Math.cos((latitude * Math.PI) / 180);
  return {
    west: Math.min(...places.map(({ latitude, longitude }) => longitude - wide(latitude))),
    east: Math.max(...places.map(({ latitude, longitude }) => longitude + wide(latitude))),
    south: Math.min(...places.map(({ latitude }) => latitude - high)),
    north: Math.max(...places.map(({ latitude }) => latitude + high)),
  };
};
