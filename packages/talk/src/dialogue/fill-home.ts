import type { Understanding } from '../understanding/understand.ts';
import { type Filler, given, least, subjectOf } from './filler.ts';
import { isAddress, isSubject, localityOfText, placeText } from './place-text.ts';
import type { DialogueState, ToolArguments } from './state.ts';

const regionOf = ({ places }: Understanding, before: DialogueState): string | undefined => {
  const subjects = places.filter(isSubject);
  const chosen = subjects.find(({ kind }) => kind !== 'state' && kind !== 'country') ?? subjects[0];
  if (!chosen) return undefined;
  if (isAddress(chosen) && chosen.locality)
    return placeText({ ...chosen, kind: 'locality', place: chosen.locality }, before);
  return localityOfText(placeText(chosen, before));
};

/** What is said of a home: type, rooms and land. */
export const statedHome = ({ facts }: Understanding): ToolArguments =>
  given({
    propertyType: facts.propertyType,
    bedrooms: least(facts.bedrooms),
    bathrooms: least(facts.bathrooms),
    carSpaces: least(facts.carSpaces),
    landSqm: least(facts.landSqm),
    yearBuilt: facts.yearBuilt,
  });

export const fillAddress: Filler = (heard, before) => given({ address: subjectOf(heard, before) });

export const fillHome: Filler = (heard, before) =>
  given({ address: subjectOf(heard, before), ...statedHome(heard) });

export const fillRegion: Filler = (heard, before) =>
  given({ location: regionOf(heard, before), propertyType: heard.facts.propertyType });

export const fillHazard: Filler = (heard, before) =>
  given({ address: subjectOf(heard, before), kinds: heard.hazards.length > 0 ? heard.hazards : undefined });
