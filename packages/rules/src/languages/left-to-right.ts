import { type LanguageCode, RIGHT_TO_LEFT } from './languages.ts';

/** A number or an address within a sentence from right to left keeps its own order. */
export const leftToRight = (language: LanguageCode, words: string): string =>
  RIGHT_TO_LEFT.has(language) ? `\u2066${words}\u2069` : words;
