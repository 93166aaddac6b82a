import type { Suggestion } from '@propguard/protocol/suggestions';
import { Building2, MapPin } from 'lucide-react';
import type { Suggested } from '../../../ui/controls/suggest-input.tsx';
import { text } from '../text.ts';

export const suggestionId = (suggestion: Suggestion): string =>
  suggestion.kind === 'address' ? suggestion.propertyId : suggestion.localityId;

export function asSuggested(suggestion: Suggestion): Suggested {
  const { kind, locality, state, postcode } = suggestion;
  const place = `${locality}, ${state} ${postcode}`;
  return kind === 'address'
    ? {
        id: suggestionId(suggestion),
        label: `${suggestion.addressLine}, ${place}`,
        detail: text.box.address,
        icon: Building2,
      }
    : { id: suggestionId(suggestion), label: place, detail: text.box.suburb, icon: MapPin };
}
