import { isState, type State } from '@propguard/rules/places/states';
import type { Understanding } from '../understanding/understand.ts';
import type { DialogueState } from './state.ts';

/** 'Bentleigh VIC 3204' says it; 'Bentleigh' alone does not. */
export const stateInText = (text: string | null): State | undefined =>
  text?.match(/\b[A-Z]{2,3}\b/g)?.findLast((word): word is State => isState(word));

/** The state that a message names by itself, or that of a city or of a suburb of that name alone. */
export const stateNamedIn = ({ places }: Pick<Understanding, 'places'>): State | null => {
  for (const place of places) {
    if (place.kind === 'state') return place.state;
    if (place.kind === 'city') return place.city.state;
    if (place.kind === 'address' && place.state) return place.state;
    const known =
      place.kind === 'postcode' || (place.kind === 'locality' && place.candidates.length <= 1)
        ? place.place.state
        : null;
    if (isState(known)) return known;
  }
  return null;
};

/** The state that a message names; else the one spoken of before. */
export const stateSpokenOf = (
  heard: Pick<Understanding, 'places'>,
  {
    state,
    address,
    location,
    namedState,
  }: Pick<DialogueState, 'state' | 'address' | 'location' | 'namedState'>,
): State | null =>
  stateNamedIn(heard) ?? state ?? stateInText(address) ?? stateInText(location) ?? namedState;
