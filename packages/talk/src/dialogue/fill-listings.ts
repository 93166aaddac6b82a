import { otherHomeTypes } from '../understanding/home-type.ts';
import { saysNearby } from '../understanding/nearby-words.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isByMail } from './alert-asked.ts';
import { budgetSpokenOf } from './budget-spoken-of.ts';
import { aud, type Filler, given, least } from './filler.ts';
import { OTHER_PLACES_MAX } from './other-places.ts';
import { isAddress, isSubject, localityOfText, placeText } from './place-text.ts';
import type { ToolArguments } from './state.ts';

const riskWanted = (heard: Understanding): ToolArguments['maxRisk'] => {
  const { hazards, concepts, rest } = heard;
  const [kind] = hazards.length > 0 ? hazards : [];
  // 'That was about floods' wishes for nothing.
  if (!kind || !(concepts.has('lowRisk') || concepts.has('mediumRisk') || concepts.has('risk')))
    return undefined;
  const isMedium = concepts.has('mediumRisk') && !/\blow\b/.test(rest);
  return { kind, level: isMedium ? 'medium' : 'low' };
};

export const listings: Filler = (heard, before) => {
  const { facts, money, features, places, concepts } = heard;
  const subjects = places.filter(isSubject);
  const [place, ...others] = subjects.filter(
    ({ kind }) =>
      kind === 'locality' ||
      kind === 'city' ||
      kind === 'postcode' ||
      kind === 'address' ||
      kind === 'spoken',
  );
  const state = subjects.find((one) => one.kind === 'state');
  const named =
    place &&
    placeText(
      isAddress(place) && place.locality ? { ...place, kind: 'locality', place: place.locality } : place,
      before,
    );
  const isAmbiguous = place?.kind === 'locality' && place.candidates.length > 1;
  const locality = isAmbiguous ? place.place.name : named && localityOfText(named);
  const orIn = [
    ...new Set(
      others.flatMap((one) =>
        one.kind === 'locality' || one.kind === 'postcode' ? [placeText(one, before)] : [],
      ),
    ),
  ].filter((one) => one !== locality);
  const otherTypes = otherHomeTypes(heard.rest, heard.language).filter((type) => type !== facts.propertyType);
  const minPrice = aud(money, 'minPrice');
  const unsaid = money.filter(({ role }) => role === null || role === 'value').map((one) => one.aud)[0];
  const maxPrice = aud(money, 'maxPrice') ?? unsaid ?? budgetSpokenOf(heard, before) ?? aud(money, 'deposit');
  return given({
    locality,
    orIn: place?.kind !== 'city' && orIn.length > 0 ? orIn.slice(0, OTHER_PLACES_MAX) : undefined,
    nearby: place?.kind !== 'city' && saysNearby(heard) ? true : undefined,
    state: state?.kind === 'state' ? state.state : undefined,
    // 'Biggest land first' is an order.
    propertyType: facts.propertyType === 'land' && heard.sort === 'land' ? undefined : facts.propertyType,
    orTypes: otherTypes.length > 0 && facts.propertyType !== 'land' ? otherTypes : undefined,
    minBedrooms: facts.bedrooms?.min,
    maxBedrooms: facts.bedrooms?.max,
    minBathrooms: least(facts.bathrooms),
    minCarSpaces: least(facts.carSpaces),
    minPriceAud: minPrice,
    maxPriceAud: maxPrice === minPrice ? undefined : maxPrice,
    minLandSqm: facts.landSqm?.min,
    features: features.length > 0 ? features : undefined,
    maxRisk: riskWanted(heard),
    sort: heard.sort,
    nearCoast:
      concepts.has('nearCoast') &&
      !/\bnot (?:near|by|close|on)\b/.test(heard.rest) &&
      !heard.hazards.includes('coastalErosion')
        ? true
        : undefined,
  });
};

/** What is kept of a search, and whether its news come by mail. */
export const savedListings: Filler = (heard, before, known) =>
  given({ ...listings(heard, before, known), alerts: isByMail(heard) ? 'each' : undefined });
