import { CITIES } from '@propguard/rules/market/cities';
import { searchForm } from '@propguard/rules/places/search-form';
import { STATE_NAMES, STATES, type State } from '@propguard/rules/places/states';
import { isOneTypoApart } from '@propguard/rules/places/typos';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { understandQuery } from '../localities/understand-query.ts';
import { suggestPlaces } from '../suggestions/suggest-places.ts';
import {
  cityRegion,
  countryRegion,
  localityRegion,
  postcodeRegion,
  type Region,
  stateRegion,
} from './regions.ts';
import { findPlaceNamed, findPlaceRunTogether, findPlacesOfPostcode } from './store.ts';

/** A short name is one letter from too many others. */
const LEAST_LETTERS_FOR_TYPO = 5;

const isAlike = (typed: string, name: string): boolean =>
  typed.length >= LEAST_LETTERS_FOR_TYPO && isOneTypoApart(typed, name);

const stateNamed = (words: string, matches: (name: string) => boolean): State | undefined =>
  STATES.find((state) => state.toLowerCase() === words || matches(searchForm(STATE_NAMES[state])));

/** 'Brisbane', 'Brisbane QLD', 'Greater Brisbane'. A postcode means a suburb of that name. */
const findLarge = (text: string, isName: (typed: string, name: string) => boolean): Region | null => {
  const words = searchForm(text);
  if (isName(words, 'australia')) return countryRegion();
  const state = stateNamed(words, (name) => isName(words, name));
  if (state) return stateRegion(state);
  const asked = understandQuery(text);
  if (asked.postcode !== null) return null;
  const name = asked.name.replace(/^greater /, '');
  const city = CITIES.find(
    (one) => isName(name, searchForm(one.name)) && (asked.state === null || asked.state === one.state),
  );
  return city ? cityRegion(city) : null;
};

const findPostcode = async ({ reader }: ReferenceScope, text: string): Promise<Region | null> => {
  const { name, postcode } = understandQuery(text.replace(/\bpost ?code\b/i, ' '));
  if (name !== '' || postcode?.length !== 4) return null;
  const [first] = await findPlacesOfPostcode(reader, postcode);
  return first ? postcodeRegion(first) : null;
};

const findNamed = async ({ reader }: ReferenceScope, text: string): Promise<Region | null> => {
  const asked = understandQuery(text);
  if (asked.name === '') return null;
  const place = await findPlaceNamed(reader, asked);
  return place ? localityRegion(place) : null;
};

/** 'Newfarm', 'Rich mond': slips of the space bar. */
const findRunTogether = async ({ reader }: ReferenceScope, text: string): Promise<Region | null> => {
  const asked = understandQuery(text);
  const place = await findPlaceRunTogether(reader, asked);
  return place ? localityRegion(place) : null;
};

/** An address, or a suburb that is being typed or is misspelt. */
const findSuggested = async (scope: ReferenceScope, text: string): Promise<Region | null> => {
  const { items } = await suggestPlaces(scope, { query: text, limit: 1 });
  const [first] = items;
  return first ? localityRegion({ ...first, id: first.localityId, name: first.locality }) : null;
};

/** A region, and the home in it where one was named by its address. */
type NamedPlace = { region: Region; propertyId: string | null };

const findAddress = async (scope: ReferenceScope, text: string): Promise<NamedPlace | null> => {
  if (!/\d/.test(text)) return null;
  const [first] = (await suggestPlaces(scope, { query: text, limit: 1 })).items;
  if (!first) return null;
  const region = localityRegion({ ...first, id: first.localityId, name: first.locality });
  return { region, propertyId: first.kind === 'address' ? first.propertyId : null };
};

const exactly = (typed: string, name: string): boolean => typed === name;

const findOutright = async (scope: ReferenceScope, text: string): Promise<Region | null> =>
  findLarge(text, exactly) ?? (await findPostcode(scope, text)) ?? (await findNamed(scope, text));

/** The region that someone means: by its right name first, then by one that is alike. Null where there is none. */
export const findRegion = async (scope: ReferenceScope, text: string): Promise<Region | null> =>
  (await findOutright(scope, text)) ??
  findLarge(text, isAlike) ??
  (await findSuggested(scope, text)) ??
  (await findRunTogether(scope, text));

const LONGEST_PLACE = 100;
const MOST_PARTS = 8;

/**
 * 'A sunny house in Bondi, flooded in 2022': the whole, what follows 'in' or 'at' in a clause, and a clause with a
 * number, which may be an address. Other words are no places, even where a place is called so; a bare number is a year.
 */
const placesWithin = (text: string): string[] => {
  const parts = text.split(/[\n,.;:!?]|\bbut\b|\band\b/i).flatMap((clause) => {
    const [before = '', ...after] = clause.split(/\b(?:in|at|near|around)\b/i);
    const named = (after.at(-1) ?? '').trim();
    return [named, /\d/.test(before) ? before.trim() : ''];
  });
  return [...new Set([text.trim(), ...parts])]
    .filter((part) => part.length <= LONGEST_PLACE && /\p{L}{3}/u.test(part))
    .slice(0, MOST_PARTS);
};

/** The place that a sentence names, if it names one outright: an address, a suburb, a city. */
export const findPlaceWithin = async (scope: ReferenceScope, text: string): Promise<NamedPlace | null> => {
  for (const part of placesWithin(text)) {
    const region = await findOutright(scope, part);
    const place = region ? { region, propertyId: null } : await findAddress(scope, part);
    if (place) return place;
  }
  return null;
};
