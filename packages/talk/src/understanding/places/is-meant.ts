import { cityAt } from '@propguard/rules/market/cities';
import { EVERYDAY_NAMES, ORDINARY_NAMES, PLACE_PREPOSITIONS, STRONG_PREPOSITIONS } from '../place-words.ts';
import { isPerson } from './is-person.ts';
import type { NamedAt, PlaceSearch } from './place-search.ts';
import {
  isListedWithPlaces,
  isSaidOfAPlace,
  mayBeSaidOfAPlace,
  readsLikeSomebody,
  readsLikeWords,
} from './said-of-a-place.ts';
import { cityNamed } from './which-place.ts';

/** Shorter names of places that we have nothing on are too often something else. */
const LEAST_LETTERS_OF_RARE_NAME = 5;

/** 'The Albert river' is no suburb called Albert. */
const WATERS: ReadonlySet<string> = new Set(['river', 'creek', 'estuary', 'dam', 'fiume', 'rio']);
/** 'At John Hunter' names a hospital: a surname after a first name belongs to it. */
const isSurname = ({ text: { text, tokens } }: PlaceSearch, at: number): boolean => {
  const [token, before] = [tokens[at], tokens[at - 1]];
  const begins = at < 2 || /[.!?:]\s*$/u.test(text.slice(0, before?.start ?? 0));
  return (
    token?.isCapital === true &&
    before?.isCapital === true &&
    !begins &&
    text.slice(before.end, token.start) === ' ' &&
    !PLACE_PREPOSITIONS.has(before.form) &&
    before.form.length > 2
  );
};
/** 'Work out the settlement': with a small letter it is what it says. */
const isCommonNoun = ({ text: { tokens } }: PlaceSearch, at: number, { words, name }: NamedAt): boolean =>
  name.startsWith('the ') && tokens.length > words && tokens[at + 1]?.isCapital === false;

const MONTHS: ReadonlySet<string> = new Set(['march', 'april', 'may', 'june', 'august']);

/** Among words of another script: what is mixed in of English, 'orange色', and people, 'Kelvin さん'. */
const isSaidOfNoPlace = (
  { hints, text: { text, tokens } }: PlaceSearch,
  at: number,
  { name, places }: NamedAt,
): boolean => {
  const token = tokens[at];
  if (!token?.isCapital) return EVERYDAY_NAMES.has(name) || hints.isKnownWord(name) || readsLikeWords(name);
  const isAlone = text.trim().length === token.end - token.start;
  return readsLikeSomebody(name) && !isAlone && places.every(({ streets }) => streets === 0);
};

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
  if (WATERS.has(tokens[at + words]?.form ?? '') && !cityNamed(name, null)) return false;
  if (words === 1 && ORDINARY_NAMES.has(name) && !isShouted && isSurname(search, at)) return false;
  // 'Top of the range' is no suburb: that one is written with a capital, or alone.
  if (name === 'the range')
    return tokens.length === words || Boolean(tokens[at + 1]?.isCapital && !isShouted);
  // Latin words in another script are names, but for the English ones that people mix in: 'price सही है'.
  if (hints.isOtherScript) return !(words === 1 && isSaidOfNoPlace(search, at, named));
  const isCapital = Boolean(token?.isCapital) && !isShouted && at > 0;
  if (words === 1 && EVERYDAY_NAMES.has(name)) return isCapital && STRONG_PREPOSITIONS.has(before);
  const isAlone = tokens.length <= words + 1;
  const isSaid =
    isSaidOfAPlace(search, at, named) || (Boolean(token?.isCapital) && isListedWithPlaces(search, at, named));
  if (ORDINARY_NAMES.has(name)) return (isCapital && !readsLikeSomebody(name)) || isSaid;
  if (cityNamed(name, null)) return true;
  const isSomethingElse = !isCapital && (readsLikeWords(name) || readsLikeSomebody(name));
  if (places.some(({ streets }) => streets > 0))
    return !isSomethingElse || mayBeSaidOfAPlace(search, at, named);
  if (isSomethingElse || readsLikeSomebody(name)) return isSaid;
  if (isCommonNoun(search, at, named)) return false;
  if (words === 1 && hints.isOrdinaryWord(name)) return isCapital && STRONG_PREPOSITIONS.has(before);
  const isInCity = places.some((place) => cityAt(place) !== null);
  const isRare =
    words === 1 && (name.length >= LEAST_LETTERS_OF_RARE_NAME || isCapital) && !hints.isKnownWord(name);
  // 'The risk' and 'the hill' are places too.
  const isPhrase = words > 1 && (isCapital || !name.split(' ').every(hints.isKnownWord));
  const isPlaced = PLACE_PREPOSITIONS.has(before) && (isCapital || before !== 'a');
  return isInCity || isPlaced || isAlone || isPhrase || isRare;
};
