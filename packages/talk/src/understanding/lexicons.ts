import type { AssistantLanguage } from '@propguard/rules/assistant/languages';
import { type CompiledLexicon, type Concept, compileLexicon, type Lexicon } from './lexicon.ts';
import { AR, HI } from './lexicon-ar-hi.ts';
import { JA, KO, ZH } from './lexicon-asian.ts';
import { DE } from './lexicon-de.ts';
import { EN } from './lexicon-en.ts';
import { ES, FR, IT, PT } from './lexicon-romance.ts';
import { RU } from './lexicon-ru.ts';
import { sieveOf } from './sieve.ts';

const LEXICONS: Readonly<Record<AssistantLanguage, Lexicon>> = {
  en: EN,
  es: ES,
  fr: FR,
  de: DE,
  it: IT,
  pt: PT,
  ru: RU,
  ja: JA,
  ko: KO,
  zh: ZH,
  ar: AR,
  hi: HI,
};

const compiled = new Map<AssistantLanguage, CompiledLexicon>();
export const lexiconOf = (language: AssistantLanguage): CompiledLexicon => {
  const known = compiled.get(language);
  if (known) return known;
  const made = compileLexicon(language, LEXICONS[language]);
  compiled.set(language, made);
  return made;
};

type Words = readonly (readonly [Concept, RegExp])[];
const sieves = new Map<AssistantLanguage, (text: string) => Words>();
const mayBeSaid = (plain: string, language: AssistantLanguage): Words => {
  const through = sieves.get(language) ?? sieveOf([...lexiconOf(language)], ([, pattern]) => pattern);
  sieves.set(language, through);
  return through(plain);
};

/** Concepts that English words stand for in any language: people mix them in. */
const SHARED: ReadonlySet<Concept> = new Set<Concept>([
  'lvr',
  'injection',
  'unit',
  'townhouse',
  'villa',
  'house',
  'report',
  'certificate',
]);

/** What the words of a text speak of. */
export const findConcepts = (plain: string, language: AssistantLanguage): Set<Concept> => {
  const found = new Set<Concept>();
  const collect = (words: Words, isTaken: (concept: Concept) => boolean): void => {
    for (const [concept, pattern] of words) {
      pattern.lastIndex = 0;
      if (isTaken(concept) && pattern.test(plain)) found.add(concept);
      pattern.lastIndex = 0;
    }
  };
  collect(mayBeSaid(plain, language), () => true);
  if (language !== 'en') collect(mayBeSaid(plain, 'en'), (concept) => SHARED.has(concept));
  return found;
};
