import type { MarketRegion } from '@propguard/protocol/market-figures';
import { type City, cityAt } from '@propguard/rules/market/cities';
import { isState, STATE_NAMES, type State } from '@propguard/rules/places/states';

export type Place = {
  id: string;
  name: string;
  state: string;
  postcode: string;
  latitude: number;
  longitude: number;
};

/** A region, and those above it, the nearest first. Figures that it has too little for are theirs. */
export type Region = MarketRegion & { above: readonly MarketRegion[] };

const COUNTRY: MarketRegion = {
  id: 'country-au',
  kind: 'country',
  name: 'Australia',
  latitude: null,
  longitude: null,
};

const stateAlone = (state: State): MarketRegion => ({
  id: `state-${state.toLowerCase()}`,
  kind: 'state',
  name: STATE_NAMES[state],
  latitude: null,
  longitude: null,
});

const cityAlone = ({ id, name, latitude, longitude }: City): MarketRegion => ({
  id,
  kind: 'city',
  name,
  latitude,
  longitude,
});

const aboveCity = ({ state }: City): MarketRegion[] => [stateAlone(state), COUNTRY];

const abovePlace = (place: Place): MarketRegion[] => {
  const city = cityAt(place);
  if (city) return [cityAlone(city), ...aboveCity(city)];
  return isState(place.state) ? [stateAlone(place.state), COUNTRY] : [COUNTRY];
};

export const countryRegion = (): Region => ({ ...COUNTRY, above: [] });
export const stateRegion = (state: State): Region => ({ ...stateAlone(state), above: [COUNTRY] });
export const cityRegion = (city: City): Region => ({ ...cityAlone(city), above: aboveCity(city) });

export const localityRegion = (place: Place): Region => ({
  id: place.id,
  kind: 'locality',
  name: `${place.name}, ${place.state} ${place.postcode}`,
  latitude: place.latitude,
  longitude: place.longitude,
  above: abovePlace(place),
});

/** A postcode lies where the first of its localities does. */
export const postcodeRegion = (place: Place): Region => ({
  id: `postcode-${place.postcode}`,
  kind: 'postcode',
  name: `Postcode ${place.postcode}`,
  latitude: place.latitude,
  longitude: place.longitude,
  above: abovePlace(place),
});

/** Every region that these places are part of, each after the one above it, with its places by number. */
export const regionsOf = (places: readonly Place[]): { region: Region; members: number[] }[] => {
  const regions = new Map<string, { region: Region; members: number[] }>();
  const gather = (regionOf: (place: Place) => Region | null): void => {
    for (const [at, place] of places.entries()) {
      const region = regionOf(place);
      if (!region) continue;
      const known = regions.get(region.id);
      if (known) known.members.push(at);
      else regions.set(region.id, { region, members: [at] });
    }
  };
  gather(countryRegion);
  gather(({ state }) => (isState(state) ? stateRegion(state) : null));
  gather((place) => {
    const city = cityAt(place);
    return city && cityRegion(city);
  });
  gather(postcodeRegion);
  gather(localityRegion);
  return [...regions.values()];
};
