import { CITIES } from '@propguard/rules/market/cities';
import { isCountryName } from '../country-names.ts';
import {
  CITIES_IN_SCRIPTS,
  EVERYDAY_NAMES,
  FOREIGN_IN_SCRIPTS,
  ORDINARY_NAMES,
  PLACE_PREPOSITIONS,
  STRONG_PREPOSITIONS,
} from '../place-words.ts';
import type { PlaceMention } from './place-mention.ts';
import type { PlaceSearch } from './place-search.ts';
import { qualifierAfter } from './tokens.ts';
import { meant } from './which-place.ts';

/** Our cities, and those that are not ours, as other scripts write them. */
export const findInScripts = ({ text: { text } }: PlaceSearch): PlaceMention[] => {
  const cities = CITIES_IN_SCRIPTS.flatMap(([pattern, name]) => {
    const match = pattern.exec(text);
    const city = CITIES.find((one) => one.name === name);
    return match && city
      ? [{ kind: 'city' as const, city, start: match.index, end: match.index + match[0].length }]
      : [];
  });
  const foreign = FOREIGN_IN_SCRIPTS.exec(text);
  if (cities.length > 0 || !foreign) return cities;
  const end = foreign.index + foreign[0].length;
  return [{ kind: 'foreign', name: foreign[0], start: foreign.index, end }];
};

/** Only when nothing was found by its right name. */
export const findMisspelt = (search: PlaceSearch): PlaceMention[] => {
  const { tokens } = search.text;
  const { isOrdinaryWord, state: preferred } = search.hints;
  for (const words of [3, 2, 1]) {
    for (let at = 0; at + words <= tokens.length; at++) {
      const part = tokens.slice(at, at + words);
      const name = part.map(({ form }) => form).join(' ');
      const isWord = part.every(({ form }) => isOrdinaryWord(form) || PLACE_PREPOSITIONS.has(form));
      if (search.isStreetAt(at + words)) continue;
      // 'The orange house' misspells no Range.
      if (part[0]?.form === 'the' && part[1]?.isCapital !== true) continue;
      if (isWord || ORDINARY_NAMES.has(name) || EVERYDAY_NAMES.has(name)) continue;
      // By its right name it was found already, or is not meant.
      if (search.gazetteer.named(name).length > 0) continue;
      // 'Vivo in Italia' misspells no Idalia.
      if (isCountryName(name)) continue;
      if (!STRONG_PREPOSITIONS.has(search.wordBefore(at)) && !part[0]?.isCapital && name.length < 7) continue;
      const { state, postcode, end } = qualifierAfter(search.text, at + words);
      const candidates = meant(search.gazetteer.almostNamed(name), { state, postcode }, preferred);
      const [place] = candidates;
      const first = part[0];
      const last = part.at(-1);
      if (!place || !first || !last) continue;
      const span = { start: first.start, end: state ? end : last.end };
      return [search.take({ kind: 'locality', place, candidates, ...span })];
    }
  }
  return [];
};

/** 'in Atlantis': written like a place, and none that we know. */
export const findUnknown = (search: PlaceSearch): PlaceMention[] => {
  const { tokens, text, isShouted } = search.text;
  const at = tokens.findIndex(
    ({ isCapital, form }, index) =>
      isCapital &&
      !isShouted &&
      STRONG_PREPOSITIONS.has(search.wordBefore(index)) &&
      !search.hints.isOrdinaryWord(form),
  );
  const first = tokens[at];
  if (!first) return [];
  let last = first;
  for (let next = at + 1; tokens[next]?.isCapital; next++) last = tokens[next] ?? last;
  return [{ kind: 'unknown', name: text.slice(first.start, last.end), start: first.start, end: last.end }];
};
