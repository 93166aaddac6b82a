import type { Understanding } from '../understanding/understand.ts';
import { OF_A_HOME } from './follow-up.ts';
import { isSubject } from './place-text.ts';
import type { DialogueState } from './state.ts';

const NOUN =
  '(?:one|ones|house|home|property|place|listing|result|option|unit|apartment|townhouse|address|suburb|of (?:them|those|these|the)|on (?:the|that|your) list)';
/** 'The first home buyer', 'last year', 'second bathroom' point at nothing. */
const NO_POINTER = String.raw`(?!\s*(?:home ?buyer|homebuyer|time|year|month|week|quarter|bed|bath|mortgage|storey|floor|sold|sell|sale))`;
const ORDINALS: readonly [RegExp, number][] = [
  ['first|1st|former|top', 0],
  ['second|2nd', 1],
  ['third|3rd', 2],
  ['fourth|4th', 3],
  ['fifth|5th', 4],
  ['last|latter|bottom', -1],
].map(([words, at]): [RegExp, number] => [
  new RegExp(
    String.raw`\b(?:the|that|your|this) (?:${words})\b${NO_POINTER}|\b(?:${words}) ${NOUN}\b|\b(?:number|no\.?|option|listing|#) ?${Number(at) + 1}\b(?! \w+ (?:st|street|rd|road))`,
  ),
  Number(at),
]);
const FIRST_FEW = /\b(?:the )?(?:first|top) (two|2|three|3|four|4)\b/;
const FEW: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, '2': 2, '3': 3, '4': 4 };
const CHEAPEST =
  /\b(?:the )?(?:cheapest|least expensive|lowest priced?|most affordable)\b(?! first)|\bthe (?:cheaper|lower priced|more affordable)(?: one| of| house| home| place| suburb| city)?\b/;
const DEAREST =
  /\b(?:the )?(?:dearest|most expensive|priciest|highest priced?)\b|\bthe (?:dearer|pricier|more expensive)(?: one| of| house| home| place| suburb| city)?\b/;
const NEXT = /\bnext (?:one|listing|property|result)\b/;
const OTHER =
  /\b(?:the other|the previous|the earlier|the one before|the original)\b(?! (?:day|side|suburbs))/;
const NAMED_ONE =
  /\bthe ([a-z]{3,})(?: (?:street|st|road|rd|avenue|ave|court|ct|parade|pde|lane|ln|crescent|cres|drive|dr|terrace|tce|place|pl))? (?:one|house|place|property|unit|apartment)\b/;
const ONE_IN = /\b(?:the|that|your) (?:one|house|place|property|unit|home|listing)\b|\bone\b/;
const WHOLE_PLACE = /\b(?:the|that|this|whole) (?:suburb|area|town|region|neighbourhood|neighborhood)\b/;

const isHomeText = (name: string): boolean => /^\S*\d/.test(name) && name.includes(',');

/** What was listed, or else what was spoken of, in the order in which the person saw it. */
const pool = ({ listed, recent }: DialogueState): string[] =>
  listed.length > 0 ? listed.map(({ name }) => name) : recent;

const byPrice = ({ listed }: DialogueState, isCheapest: boolean): string[] => {
  const priced = listed.filter(({ priceAud }) => priceAud !== null);
  const [best] = priced.sort((a, b) =>
    isCheapest ? (a.priceAud ?? 0) - (b.priceAud ?? 0) : (b.priceAud ?? 0) - (a.priceAud ?? 0),
  );
  return best ? [best.name] : [];
};

const named = (word: string | undefined, before: DialogueState): string[] => {
  if (!word) return [];
  const found = [...before.listed.map(({ name }) => name), ...before.recent].findLast((name) =>
    new RegExp(String.raw`\b${word}\b`, 'i').test(name),
  );
  return found ? [found] : [];
};

/** 'Number 54', 'what about 54?': the same street. */
const HOUSE_NUMBER =
  /\b(?:number|no\.?|#|house) ?(\d{1,4}[a-j]?)\b|^(?:and|what about|how about|no|sorry|i meant|meant|try|ok|thanks|thank you|cheers|great|[,.!]| )+(?:at )?(\d{1,4}[a-j]?)(?:\?| instead| then|$)/;
const sameStreet = (rest: string, before: DialogueState): string[] => {
  const found = HOUSE_NUMBER.exec(rest.trim());
  const number = found?.[1] ?? found?.[2];
  const home = before.address;
  if (!number || !home || !isHomeText(home) || !(before.last && OF_A_HOME.has(before.last.tool))) return [];
  return [home.replace(/^\S*?\d+[a-z]?(?=\s)/i, number)];
};

/** 'The one in Victoria': the same name, elsewhere. */
const sameName = ({ places, rest }: Understanding, before: DialogueState): string[] => {
  const [place, ...others] = places.filter(isSubject);
  if (!place || others.length > 0 || !before.location) return [];
  if (place.kind !== 'state' && place.kind !== 'city') return [];
  if (!ONE_IN.test(rest) && !(place.kind === 'state' && /\bmeant?\b/.test(rest))) return [];
  const state = place.kind === 'state' ? place.state : place.city.state;
  const name = before.location.replace(/,? (?:NSW|VIC|QLD|SA|WA|TAS|ACT|NT)\b.*$/, '');
  return name === before.location || before.location.includes(` ${state}`) ? [] : [`${name} ${state}`];
};

/** 'The one in Bentleigh', where a home in Bentleigh was spoken of. */
const oneInPlace = ({ places, rest }: Understanding, before: DialogueState): string[] => {
  const [place, ...others] = places.filter(isSubject);
  if (place?.kind !== 'locality' || others.length > 0 || !ONE_IN.test(rest)) return [];
  const homes = [...before.listed.map(({ name }) => name), ...before.recent].filter(isHomeText);
  const found = homes.findLast((home) => home.includes(`, ${place.place.name} `));
  return found ? [found] : [];
};

/** Homes and places that the message points at instead of naming them; none where it points at nothing. */
export const referredTo = (heard: Understanding, before: DialogueState): string[] => {
  const { rest } = heard;
  const again = sameName(heard, before);
  if (again.length > 0) return again;
  const there = oneInPlace(heard, before);
  if (there.length > 0) return there;
  if (heard.places.some(isSubject)) return [];
  const all = pool(before);
  const few = FEW[FIRST_FEW.exec(rest)?.[1] ?? ''];
  if (few !== undefined) return all.slice(0, few);
  const pointed = ORDINALS.filter(([pattern]) => pattern.test(rest)).flatMap(([, at]) => all.at(at) ?? []);
  if (pointed.length > 0) return [...new Set(pointed)];
  const isOfListed = before.last?.tool === 'search_listings' || /\bthe \w+ one\b/.test(rest);
  if (CHEAPEST.test(rest) && isOfListed) return byPrice(before, true);
  if (DEAREST.test(rest) && isOfListed) return byPrice(before, false);
  if (NEXT.test(rest)) return all.slice(all.indexOf(before.address ?? '') + 1).slice(0, 1);
  if (OTHER.test(rest)) return all.filter((name) => name !== (before.address ?? before.location)).slice(-1);
  const street = sameStreet(rest, before);
  if (street.length > 0) return street;
  if (WHOLE_PLACE.test(rest) && before.location && before.address) return [before.location];
  return named(NAMED_ONE.exec(rest)?.[1], before);
};
