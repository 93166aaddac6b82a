import type { Suggestion } from '@propguard/protocol/suggestions';
import { searchForm } from '@propguard/rules/places/search-form';
import { Building2, MapPin } from 'lucide-react';
import type { Suggested, WhichOne } from '../../ui/controls/suggest-input.tsx';

const words = {
  address: 'Address',
  suburb: 'Suburb',
  whichOne: 'There’s more than one. Choose the one you mean.',
};

export const suggestionId = (suggestion: Suggestion): string =>
  suggestion.kind === 'address' ? suggestion.propertyId : suggestion.localityId;

/** As one writes it on a letter: what we suggest is understood when it is sent. */
export const addressOf = (suggestion: Suggestion): string => {
  const { locality, state, postcode } = suggestion;
  const place = `${locality} ${state} ${postcode}`;
  return suggestion.kind === 'address' ? `${suggestion.addressLine}, ${place}` : place;
};

export function asSuggested(suggestion: Suggestion): Suggested {
  const { kind, locality, state, postcode } = suggestion;
  const place = `${locality}, ${state} ${postcode}`;
  return kind === 'address'
    ? {
        id: suggestionId(suggestion),
        label: `${suggestion.addressLine}, ${place}`,
        detail: words.address,
        icon: Building2,
      }
    : { id: suggestionId(suggestion), label: place, detail: words.suburb, icon: MapPin };
}

/** '7/1 Russell Parade' -> '1 Russell Parade'. */
const withoutUnit = (addressLine: string): string => addressLine.replace(/^[^/\s]+\//, '');

const lineOf = (place: Suggestion, hasUnit: boolean): string => {
  if (place.kind === 'locality') return place.locality;
  return hasUnit ? place.addressLine : withoutUnit(place.addressLine);
};

const isMeant = (typed: string, place: Suggestion): boolean =>
  searchForm(lineOf(place, typed.includes('/'))) === searchForm(typed);

/**
 * Where what was typed is the whole of several, such as a street's number in two suburbs or a suburb's name in two
 * states: one of each, as it was typed. Nothing where it is clear.
 */
export function namesakes(typed: string, places: readonly Suggestion[]): Suggestion[] {
  const hasUnit = typed.includes('/');
  const byPlace = new Map<string, Suggestion>();
  for (const place of places) {
    const line = lineOf(place, hasUnit);
    const where = place.kind === 'address' ? place.localityId : place.state;
    if (!isMeant(typed, place) || byPlace.has(where)) continue;
    byPlace.set(where, place.kind === 'address' ? { ...place, addressLine: line } : place);
  }
  return byPlace.size > 1 ? [...byPlace.values()] : [];
}

/** Asks which one, where there are several: of those that are meant, units and all. */
export function whichOne(typed: string, places: readonly Suggestion[]): WhichOne | undefined {
  if (namesakes(typed, places).length === 0) return undefined;
  const meant = places.filter((place) => isMeant(typed, place));
  return { question: words.whichOne, options: meant.map(asSuggested) };
}
