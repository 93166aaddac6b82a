import type { Suggestion } from '@propguard/protocol/suggestions';
import { searchForm } from '@propguard/rules/places/search-form';
import { Building2, MapPin } from 'lucide-react';
import type { Suggested } from '../../ui/controls/suggest-input.tsx';

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

/** Asks which one, where what was typed is the whole of several: a street in two places, a suburb's name in two states. */
export function whichOne(typed: string, places: readonly Suggestion[]): string | undefined {
  const meant = searchForm(typed);
  const where = places.flatMap((place) => {
    const isMeant = searchForm(place.kind === 'address' ? place.addressLine : place.locality) === meant;
    return isMeant ? [place.kind === 'address' ? place.localityId : place.state] : [];
  });
  return new Set(where).size > 1 ? words.whichOne : undefined;
}
