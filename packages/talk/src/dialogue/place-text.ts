import type { KnownPlace } from '../understanding/gazetteer.ts';
import type { AddressMention, PlaceMention } from '../understanding/places/place-mention.ts';
import { homeCalled } from './homes-of-talk.ts';
import type { DialogueState } from './state.ts';

const localityText = ({ name, state, postcode }: KnownPlace): string => `${name} ${state} ${postcode}`;

export const isAddress = (place: PlaceMention): place is AddressMention => place.kind === 'address';
/** A home, whether it was named or pointed at. */
export const isHome = (place: PlaceMention): boolean =>
  isAddress(place) || (place.kind === 'spoken' && /^\S*\d/.test(place.text));
/** '52 Swan Street, Bentleigh VIC 3204' is in Bentleigh. */
export const localityOfText = (text: string): string => text.split(', ').at(-1) ?? text;
export const isSubject = ({ kind }: PlaceMention): boolean => kind !== 'foreign' && kind !== 'unknown';

/** '12 Smith St, Lismore NSW 2480'. An address without a suburb is a home that was spoken of, or in the place that was. */
const addressText = (
  { line, locality, state, postcode }: AddressMention,
  dialogue: DialogueState,
): string => {
  // 'The Aspley one, 52 Murray street' is the one that was listed.
  const home = homeCalled(line, dialogue);
  if (home && (!locality || home.endsWith(localityText(locality)))) return home;
  if (locality) return `${line}, ${localityText(locality)}`;
  const said = [state, postcode].filter(Boolean).join(' ');
  if (said) return `${line}, ${said}`;
  return dialogue.location ? `${line}, ${dialogue.location}` : line;
};

/** A place as text that the tools take. */
export const placeText = (place: PlaceMention, dialogue: DialogueState): string => {
  switch (place.kind) {
    case 'address':
      return addressText(place, dialogue);
    case 'locality':
      return localityText(place.place);
    case 'city':
      return place.city.name;
    case 'state':
      return place.state;
    case 'postcode':
      return place.postcode;
    case 'country':
      return 'Australia';
    case 'spoken':
      return place.text;
    default:
      return place.name;
  }
};

/** Several suburbs of that name have data, and nothing says which. */
export const choicesOf = (place: PlaceMention): string[] => {
  if (place.kind !== 'locality' && place.kind !== 'address') return [];
  return place.candidates.length > 1 ? place.candidates.slice(0, 4).map(localityText) : [];
};
