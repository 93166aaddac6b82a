import type { State } from '@propguard/rules/places/states';
import { STATE_NICKNAMES, STRONG_PREPOSITIONS } from '../place-words.ts';
import type { PlaceMention } from './place-mention.ts';
import type { PlaceSearch } from './place-search.ts';
import { LONG_STATES, stateOf, type Token } from './tokens.ts';

export type MentionAt = { mention: PlaceMention; next: number };

const longStateAt = (search: PlaceSearch, at: number, token: Token): MentionAt | null => {
  const { tokens } = search.text;
  for (const [words, state] of LONG_STATES) {
    if (!words.every((word, offset) => tokens[at + offset]?.form === word)) continue;
    const end = tokens[at + words.length - 1]?.end ?? token.end;
    const named = search.nameAt(at);
    if (state === 'VIC' && named && named.name !== 'victoria') return null;
    return { mention: { kind: 'state', state, start: token.start, end }, next: at + words.length };
  }
  return null;
};

/** 'NSW' is a state wherever it stands; 'act', 'sa' and 'wa' are words and syllables too. */
const ALWAYS: ReadonlySet<State> = new Set(['NSW', 'QLD', 'TAS', 'VIC']);

const shortStateAt = (search: PlaceSearch, at: number, token: Token): State | null => {
  const short = stateOf(token.form);
  if (!short) return STATE_NICKNAMES.get(token.form) ?? null;
  const { text, isShouted } = search.text;
  const isWritten = text.slice(token.start, token.end) === token.form.toUpperCase() && !isShouted;
  const isAfterIn = STRONG_PREPOSITIONS.has(search.wordBefore(at)) && short !== 'ACT';
  return isWritten || isAfterIn || ALWAYS.has(short) ? short : null;
};

/** A state, or the whole country. */
export const stateAt = (search: PlaceSearch, at: number, token: Token): MentionAt | null => {
  const before = search.wordBefore(at);
  const span = { start: token.start, end: token.end };
  if (token.form === 'australia' && before !== 'south' && before !== 'western')
    return { mention: { kind: 'country', ...span }, next: at + 1 };
  const long = longStateAt(search, at, token);
  if (long) return long;
  const state = shortStateAt(search, at, token);
  return state && { mention: { kind: 'state', state, ...span }, next: at + 1 };
};
