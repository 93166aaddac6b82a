import type { Suggestion } from '@propguard/protocol/suggestions';
import { Building2, MapPin } from 'lucide-react';
import type { Suggested } from '../../ui/controls/suggest-input.tsx';

const words = { address: 'Address', suburb: 'Suburb' };

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
