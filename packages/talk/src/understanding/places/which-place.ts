import { CITIES, type City, cityAt } from '@propguard/rules/market/cities';
import { searchForm } from '@propguard/rules/places/search-form';
import type { State } from '@propguard/rules/places/states';
import type { KnownPlace } from '../gazetteer.ts';
import type { Qualifier } from './tokens.ts';

/** Those that can be meant: of the state and postcode given, with data before without, in a city before elsewhere. */
export const meant = (
  candidates: readonly KnownPlace[],
  { state, postcode }: Qualifier,
  preferred: State | null,
): readonly KnownPlace[] => {
  const fitting = candidates.filter(
    (place) => (!state || place.state === state) && (!postcode || place.postcode === postcode),
  );
  const known = fitting.length > 0 ? fitting : candidates.filter((place) => !state || place.state === state);
  const withData = known.filter(({ streets }) => streets > 0);
  const pool = withData.length > 0 ? withData : known;
  // The state that is spoken of goes before our data, where a city there has the name.
  const inState = preferred ? known.filter((place) => place.state === preferred) : [];
  const inStateWithData = inState.filter(({ streets }) => streets > 0);
  if (inStateWithData.length > 0) return inStateWithData;
  const inCityOfState = inState.filter((place) => withData.length === 0 || cityAt(place) !== null);
  if (inCityOfState.length > 0) return inCityOfState;
  if (withData.length > 0) return withData;
  const inCity = pool.filter((place) => cityAt(place) !== null);
  return onePerState(inCity.length > 0 ? inCity : pool);
};
const onePerState = (places: readonly KnownPlace[]): readonly KnownPlace[] =>
  places.filter((place, at) => places.findIndex(({ state }) => state === place.state) === at);

const CITY_FORMS = CITIES.map((city) => ({ city, form: searchForm(city.name) }));

export const cityNamed = (name: string, state: State | null): City | undefined =>
  CITY_FORMS.find(({ city, form }) => form === name && (!state || city.state === state))?.city;

/** A name that so many cities have cannot be meant for one of them, even if it is the one that we have data for. */
const MANY_CITIES = 3;
const MANY_STATES = 5;

/** Brighton is in Melbourne, Adelaide, Brisbane and Hobart. */
export const widened = (
  candidates: readonly KnownPlace[],
  places: readonly KnownPlace[],
): readonly KnownPlace[] => {
  const [best] = candidates;
  if (!best || candidates.length > 1) return candidates;
  const ofName = places.filter(({ name }) => name === best.name);
  const perCity = new Map(
    ofName.toReversed().flatMap((place) => {
      const city = cityAt(place);
      return city ? [[city.id, place] as const] : [];
    }),
  );
  const states = new Set(ofName.map(({ state }) => state));
  if (perCity.size < MANY_CITIES && !(perCity.size > 1 && states.size >= MANY_STATES)) return candidates;
  return [best, ...[...perCity.values()].filter((place) => place.state !== best.state).toReversed()];
};
