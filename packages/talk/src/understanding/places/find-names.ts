import { cityAt } from '@propguard/rules/market/cities';
import type { KnownPlace } from '../gazetteer.ts';
import { FOREIGN_PLACES } from '../place-words.ts';
import { postcodeAt } from './find-postcodes.ts';
import { type MentionAt, stateAt } from './find-states.ts';
import { isMeant } from './is-meant.ts';
import type { PlaceMention } from './place-mention.ts';
import type { NamedAt, PlaceSearch } from './place-search.ts';
import { type Qualifier, qualifierAfter, type Token } from './tokens.ts';
import { cityNamed, meant, widened } from './which-place.ts';

/** 'Paramatta' is a place in South Australia, and hardly ever the one that is meant. */
const bestOf = (search: PlaceSearch, { name, places }: NamedAt, qualifier: Qualifier) => {
  const candidates = meant(places, qualifier, search.hints.state);
  if (candidates.some(({ streets }) => streets > 0) || qualifier.postcode) return candidates;
  const nearly = search.gazetteer
    .almostNamed(name)
    .filter((place) => !qualifier.state || place.state === qualifier.state);
  const isCertain = candidates.some((place) => cityAt(place) !== null);
  return nearly.length > 0 && !isCertain ? nearly.slice(0, 1) : candidates;
};

const candidatesOf = (
  search: PlaceSearch,
  named: NamedAt,
  qualifier: Qualifier,
  isQualified: boolean,
): readonly KnownPlace[] => {
  const best = bestOf(search, named, qualifier);
  return isQualified || search.hints.state ? best : widened(best, named.places);
};

/** 'Croydon, London' is not ours. */
const abroadAfter = (search: PlaceSearch, at: number, end: number): MentionAt | null => {
  const { tokens, text } = search.text;
  const token = tokens[at];
  if (!token || !/^\s*(?:,|in|,\s*in)?\s*$/i.test(text.slice(end, token.start))) return null;
  const named = search.nameAt(at);
  if (!named || !FOREIGN_PLACES.has(named.name) || named.places.some(({ streets }) => streets > 0))
    return null;
  const last = tokens[at + named.words - 1] ?? token;
  return {
    mention: { kind: 'foreign', name: named.name, start: token.start, end: last.end },
    next: at + named.words,
  };
};

const namedAt = (search: PlaceSearch, at: number, token: Token): MentionAt | null => {
  const large = stateAt(search, at, token);
  if (large) return large;
  const named = search.nameAt(at);
  if (!named) return postcodeAt(search, at, token);
  const last = search.text.tokens[at + named.words - 1] ?? token;
  const qualifier = qualifierAfter(search.text, at + named.words);
  const isQualified = qualifier.state !== null || qualifier.postcode !== null;
  const span = { start: token.start, end: isQualified ? qualifier.end : last.end };
  const next = isQualified ? qualifier.next : at + named.words;
  const abroad = isQualified ? null : abroadAfter(search, next, last.end);
  if (abroad) return { ...abroad, mention: { ...abroad.mention, start: token.start } };
  const city = qualifier.postcode ? undefined : cityNamed(named.name, qualifier.state);
  if (city)
    return isMeant(search, at, named, isQualified)
      ? { mention: { kind: 'city', city, ...span }, next }
      : null;
  const hasData = named.places.some(({ streets }) => streets > 0);
  if (FOREIGN_PLACES.has(named.name) && !isQualified && !hasData)
    return { mention: { kind: 'foreign', name: named.name, ...span }, next };
  if (!isMeant(search, at, named, isQualified)) return null;
  const candidates = candidatesOf(search, named, qualifier, isQualified);
  const [place] = candidates;
  return place ? { mention: { kind: 'locality', place, candidates, ...span }, next } : null;
};

/** Suburbs, cities, states and postcodes by their right names. */
export const findNames = (search: PlaceSearch): PlaceMention[] => {
  const { tokens } = search.text;
  const found: PlaceMention[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (!token || !search.isFree(token)) continue;
    const mention = namedAt(search, at, token);
    if (!mention) continue;
    found.push(search.take(mention.mention));
    at = mention.next - 1;
  }
  return found;
};
