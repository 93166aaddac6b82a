import type { AssistantLanguage } from '@propguard/rules/assistant/languages';

/** What words in any language may speak of. */
const CONCEPTS = [
  'value',
  'price',
  'explain',
  'comparables',
  'compare',
  'market',
  'risk',
  'flood',
  'fire',
  'coastalErosion',
  'subsidence',
  'lvr',
  'deposit',
  'loan',
  'borrow',
  'borrowingPower',
  'afford',
  'income',
  'expenses',
  'debts',
  'rule',
  'comply',
  'find',
  'forSale',
  'rent',
  'report',
  'make',
  'certificate',
  'verify',
  'plan',
  'usage',
  'howTo',
  'whatIs',
  'abilities',
  'person',
  'speak',
  'yes',
  'no',
  'thanks',
  'hello',
  'correction',
  'nextDoor',
  'nearCoast',
  'lowRisk',
  'mediumRisk',
  'under',
  'over',
  'between',
  'exactly',
  'howMuch',
  'why',
  'also',
  'it',
  'advice',
  'forecast',
  'house',
  'unit',
  'townhouse',
  'villa',
  'land',
  'home',
  'bedrooms',
  'bathrooms',
  'carSpaces',
  'perMonth',
  'perYear',
  'perWeek',
  'injection',
  'othersData',
  'wrongdoing',
  'notOffered',
  'offTopic',
  'product',
] as const;
export type Concept = (typeof CONCEPTS)[number];

/**
 * The words of a concept, separated by '|'. A '*' stands for the rest of a word, '_' for a few words in between.
 * They are written in lower case without the accents of Latin letters.
 */
export type Lexicon = Partial<Record<Concept, string>>;

/** Scripts without spaces, or with particles that grow on to words: a word may stand inside another. */
const JOINED: ReadonlySet<AssistantLanguage> = new Set(['ja', 'ko', 'zh']);
/** Little words that grow on to the front of Arabic ones: and, in, for, as, the. */
const ARABIC_FRONT = '(?:[وفبلك]?ال|لل|[وفبلك])?';

const escaped = (text: string): string => text.replace(/[.+?^${}()[\]\\/]/g, String.raw`\$&`);

const wordPattern = (word: string, isJoined: boolean): string =>
  escaped(word.trim())
    .replaceAll(' _ ', isJoined ? '.{0,12}' : String.raw`(?:[\s,-]+[\p{L}\p{N}'$%.]+){0,4}?[\s,-]+`)
    .replaceAll(' ', isJoined ? String.raw`\s*` : String.raw`[\s,-]+`)
    .replaceAll('*', String.raw`[\p{L}\p{M}']*`);

const patternOf = (words: string, language: AssistantLanguage): RegExp => {
  const isJoined = JOINED.has(language);
  const body = words
    .split('|')
    .sort((a, b) => b.length - a.length)
    .map((word) => wordPattern(word, isJoined))
    .join('|');
  if (isJoined) return new RegExp(`(?:${body})`, 'gu');
  if (language === 'ar')
    return new RegExp(String.raw`(?<![\p{L}])${ARABIC_FRONT}(?:${body})[\p{L}\p{M}]{0,3}(?![\p{L}])`, 'gu');
  if (language === 'hi') return new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${body})`, 'gu');
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${body})(?![\p{L}\p{N}])`, 'gu');
};

export type CompiledLexicon = ReadonlyMap<Concept, RegExp>;

export const compileLexicon = (language: AssistantLanguage, lexicon: Lexicon): CompiledLexicon =>
  new Map(
    CONCEPTS.flatMap((concept) => {
      const words = lexicon[concept];
      return words ? [[concept, patternOf(words, language)] as const] : [];
    }),
  );
