import { type LanguageCode, RIGHT_TO_LEFT } from '@propguard/rules/languages/languages';

/** An answer may begin with an address, which says nothing of how the rest is written. */
export const directionOf = (language: LanguageCode | null): 'rtl' | 'auto' =>
  language !== null && RIGHT_TO_LEFT.has(language) ? 'rtl' : 'auto';
