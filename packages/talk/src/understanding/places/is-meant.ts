import { cityAt } from '@propguard/rules/market/cities';
import { EVERYDAY_NAMES, ORDINARY_NAMES, PLACE_PREPOSITIONS, STRONG_PREPOSITIONS } from '../place-words.ts';
import { isPerson } from './is-person.ts';
import type { NamedAt, PlaceSearch } from './place-search.ts';
import { cityNamed } from './which-place.ts';

/** Shorter names of places that we have nothing on are too often something else. */
const LEAST_LETTERS_OF_RARE_NAME = 5;

const MONTHS: ReadonlySet<string> = new Set(['march', 'april', 'may', 'june', 'august']);

/** Whether a name that may be something else is meant as a place here. */
export const isMeant = (search: PlaceSearch, at: number, named: NamedAt, isQualified: boolean): boolean => {
  const { words, name, places } = named;
  const { hints } = search;
  const { tokens, isShouted } = search.text;
  if (isQualified) return true;
  const token = tokens[at];
  const before = search.wordBefore(at);
  // 'In March' is when, and 'towards Brunswick St' a street.
  if (words === 1 && MONTHS.has(name)) return false;
  if (search.isStreetAt(at + words)) return false;
  if (isPerson(search, at, named)) return false;
  // 'Top of the range' is no suburb: that one is written with a capital, or alone.
  if (name === 'the range')
    return tokens.length === words || Boolean(tokens[at + 1]?.isCapital && !isShouted);
  // Latin words in another script are names, but for the English ones that people mix in: 'price सही है'.
  if (hints.isOtherScript)
    return !(words === 1 && !token?.isCapital && (EVERYDAY_NAMES.has(name) || hints.isKnownWord(name)));
  const isCapital = Boolean(token?.isCapital) && !isShouted && at > 0;
  if (words === 1 && EVERYDAY_NAMES.has(name)) return isCapital && STRONG_PREPOSITIONS.has(before);
  const isAlone = tokens.length <= words + 1;
  if (ORDINARY_NAMES.has(name))
    return isCapital || STRONG_PREPOSITIONS.has(before) || tokens.length === words;
  const hasData = places.some(({ streets }) => streets > 0) || cityNamed(name, null) !== undefined;
  if (hasData) return true;
  if (words === 1 && hints.isOrdinaryWord(name)) return isCapital && STRONG_PREPOSITIONS.has(before);
  const isInCity = places.some((place) => cityAt(place) !== null);
  const isRare =
    words === 1 && (name.length >= LEAST_LETTERS_OF_RARE_NAME || isCapital) && !hints.isKnownWord(name);
  // 'The risk' and 'the hill' are places too.
  const isPhrase = words > 1 && (isCapital || !name.split(' ').every(hints.isKnownWord));
  return isInCity || PLACE_PREPOSITIONS.has(before) || isAlone || isPhrase || isRare;
};
