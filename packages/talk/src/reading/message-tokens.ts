import { plainText } from '../understanding/clean-text.ts';
import { cueAt, cuesOf } from './cue-words.ts';
import type { FoundNumber } from './numbers.ts';

/** A word of a message, a sign, or one of its numbers. Scripts without spaces fall into single signs. */
export type Token = { word: string; cues: readonly string[]; number: number | null };

const PIECE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[\p{L}\p{M}][\p{L}\p{M}']*|[?!.,;:()+=/&-]/gu;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;

const token = (word: string, cues: readonly string[]): Token => ({ word, cues, number: null });
const signsOf = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const found = cueAt(text, at);
    tokens.push(token(text.slice(at, at + (found?.length ?? 1)), found?.cues ?? []));
    at += found?.length ?? 1;
  }
  return tokens;
};
const wordsOf = (text: string): Token[] =>
  (plainText(text).match(PIECE) ?? []).flatMap((word) =>
    WIDE.test(word) ? signsOf(word) : [token(word, cuesOf(word.replaceAll("'", '')))],
  );

/** In the order of the text, each number one token. */
export const tokensOf = (text: string, numbers: readonly FoundNumber[]): Token[] => {
  const tokens: Token[] = [];
  let from = 0;
  for (const [at, { start, end }] of numbers.entries()) {
    tokens.push(...wordsOf(text.slice(from, start)), { word: '#', cues: [], number: at });
    from = end;
  }
  tokens.push(...wordsOf(text.slice(from)));
  return tokens;
};

const STEM = 5;
const HANGUL_STEM = 2;
/** The beginning of a longer word: what is left of it when it is bent. */
export const stemOf = (word: string): string => word.slice(0, HANGUL.test(word) ? HANGUL_STEM : STEM);
