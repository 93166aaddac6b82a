import type { KnownPlace } from '../understanding/gazetteer.ts';
import type { PlaceMention } from '../understanding/places/place-mention.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { DialogueState } from './state.ts';
import { stateInText } from './state-spoken-of.ts';

type Talk = Pick<DialogueState, 'address' | 'location' | 'own' | 'recent' | 'state'>;

/** Of several of one name, the one that was spoken of, else the only one in the state that was. */
const spokenOf = (candidates: readonly KnownPlace[], talk: Talk): KnownPlace | undefined => {
  const { address, location, own, recent, state } = talk;
  const texts = [location, address, own?.address, ...recent.toReversed()].filter(
    (text): text is string => typeof text === 'string',
  );
  const known = texts
    .map((text) => candidates.find((one) => text.endsWith(`${one.name} ${one.state} ${one.postcode}`)))
    .find((one) => one !== undefined);
  if (known) return known;
  const there = state ?? stateInText(location) ?? stateInText(address);
  const [one, ...others] = candidates.filter((place) => place.state === there);
  return others.length === 0 ? one : undefined;
};

const settled = (mention: PlaceMention, talk: Talk): PlaceMention => {
  if ((mention.kind !== 'locality' && mention.kind !== 'address') || mention.candidates.length < 2)
    return mention;
  const place = spokenOf(mention.candidates, talk);
  if (!place) return mention;
  return mention.kind === 'locality'
    ? { ...mention, place, candidates: [place] }
    : { ...mention, locality: place, candidates: [place] };
};

/** 'Eastwood' goes on meaning the one that was told before: nobody is asked again which. */
export const withPlacesOfTalk = (heard: Understanding, talk: Talk): Understanding => {
  const places = heard.places.map((mention) => settled(mention, talk));
  // What was worked out of it is known by it: it is made anew only where something of it is other.
  return places.every((place, at) => place === heard.places[at]) ? heard : { ...heard, places };
};
