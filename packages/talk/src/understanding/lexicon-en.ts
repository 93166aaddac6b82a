import type { Lexicon } from './lexicon.ts';
import WORDS from './lexicon-en.json' with { type: 'json' };

/** As Australians write: with slang, without apostrophes. */
export const EN: Lexicon = Object.fromEntries(
  Object.entries(WORDS).map(([concept, lines]) => [concept, lines.join('|')]),
);
