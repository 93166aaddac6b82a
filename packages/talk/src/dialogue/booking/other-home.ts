import { plainText } from '../../understanding/clean-text.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { whenSaid } from '../../understanding/when-said.ts';
import { isAddress, isHome, placeText } from '../place-text.ts';
import { rankedIn } from '../ranked-subjects.ts';
import type { Signs } from '../signs.ts';
import type { DialogueState } from '../state.ts';
import { ON_PAPER, SEES } from './booking-words.ts';
import { suburbOf } from './chosen-home.ts';

/** 'russell' of '1 Russell Parade, Balga WA 6061'. */
const streetOf = (home: string): string => /^\S+ (\p{L}[\p{L}'’-]+)/u.exec(plainText(home))?.[1] ?? '';

const isHomeText = (name: string): boolean => /^\S*\d/u.test(name) && name.includes(',');

/** Homes that were shown or spoken of, each once. */
const knownHomes = ({ listed, visited, recent }: DialogueState): string[] => [
  ...new Set(
    [...listed.map(({ name }) => name), ...visited.map(({ name }) => name), ...recent].filter(isHomeText),
  ),
];

const says = (text: string, word: string): boolean =>
  word.length > 2 &&
  new RegExp(String.raw`(?<![\p{L}])${word.replace(/[^\p{L}\p{N} '’-]/gu, '')}(?![\p{L}])`, 'u').test(text);

/** Known by a word that the home whose times are spoken of has not: its suburb, its street. */
const byName = (text: string, homes: readonly string[], current: string): string | null => {
  for (const nameOf of [suburbOf, streetOf]) {
    const named = homes.filter((home) => nameOf(home) !== nameOf(current) && says(text, nameOf(home)));
    if (named.length === 1) return named[0] ?? null;
  }
  return null;
};

/** A list of times is spoken of: only with such a word is one of a list a home. */
const OF_HOMES =
  /\b(?:house|home|property|place|listing|unit|apartment|townhouse|villa|address)\b|\bthe other (?:one|1)\b|\bhaus\b|\bwohnung\b|\bmaison\b|\bcasa\b|\bимущество\b|дом|房子|那套|その家|집/u;

/** A question about the home, and not a wish to see it. */
const ASKS_ELSE =
  /\b(?:tell me|more about|how (?:many|big|old|much|far|is|are)|what(?:'s| is| are)|why|when was|who|is (?:it|there)|does|did|has (?:it|the))\b/u;

const isAboutTimes = (heard: Understanding, signs: Signs, text: string): boolean => {
  if (ON_PAPER.test(text) || heard.hazards.length > 0 || signs.amounts > 0) return false;
  if (
    signs.has('value', 'market', 'risk', 'report', 'compare', 'comparables', 'certificate', 'rent', 'howMuch')
  )
    return false;
  return !ASKS_ELSE.test(text) || whenSaid(heard.rest) !== null || SEES.test(text);
};

/**
 * Another home than the one whose times were offered, where a message chooses it: by its address, its suburb or street
 * ('the Balga one'), or as one of those that were shown. Null: it speaks of the same, or of something else.
 */
export const otherHome = (
  heard: Understanding,
  signs: Signs,
  before: DialogueState,
  current: string,
): string | null => {
  const text = plainText(heard.text);
  if (!isAboutTimes(heard, signs, text)) return null;
  const address = heard.places.find(isAddress);
  if (address) {
    const named = placeText(address, before);
    const isSame = plainText(current).startsWith(plainText(address.line));
    return isSame ? null : named;
  }
  const homes = knownHomes(before).filter((home) => home !== current);
  const named = byName(text, homes, current);
  if (named) return named;
  const isOne = OF_HOMES.test(text) || rankedIn(heard.rest, before).length > 0;
  const pointed = isOne ? heard.places.find(isHome) : undefined;
  const spoken = pointed && placeText(pointed, before);
  return spoken && spoken !== current ? spoken : null;
};
