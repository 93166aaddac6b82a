import { searchForm } from '@propguard/rules/places/search-form';

/** One way to understand what was typed. */
export type Reading = {
  unit: string | null;
  houseNumber: string | null;
  words: string[];
  /** Whether the last word may go on. */
  isLastOpen: boolean;
};

const MOST_WORDS = 12;
const UNIT_WORDS = 'unit|apartment|apt|flat|villa|townhouse|suite|shop|u';
const NUMBER = String.raw`\d{1,5}[a-z]?(?:\s*-\s*\d{1,5}[a-z]?)?`;
const UNIT_BEFORE_NUMBER = new RegExp(
  String.raw`(?:^|\s)(?:(?:${UNIT_WORDS})\s*([a-z]?\d{1,5}[a-z]?)\s*[\s/]\s*|(?:(?:${UNIT_WORDS})\s*)?([a-z]?\d{1,5}[a-z]?|[a-z])\s*/\s*)(${NUMBER})(?=\s|$)`,
);
const BARE_NUMBER = new RegExp(String.raw`(?:^|\s)(${NUMBER})(?=\s|$)`, 'g');
const LONG_STATE_NAMES: readonly [RegExp, string][] = [
  [/\bnew south wales\b/, 'nsw'],
  [/\bsouth australia\b/, 'sa'],
  [/\bwestern australia\b/, 'wa'],
  [/\bnorthern territory\b/, 'nt'],
  [/\baustralian capital territory\b/, 'act'],
];

/** Lower case, commas as spaces; the strokes and dashes of numbers stay. */
const plainForm = (query: string): string => {
  const plain = query
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[–—]/g, '-')
    .replace(/[,;#]+/g, ' ');
  return LONG_STATE_NAMES.reduce((text, [name, short]) => text.replace(name, short), plain);
};

const wordsOf = (text: string): string[] => searchForm(text).split(' ').filter(Boolean).slice(0, MOST_WORDS);

const compact = (text: string | undefined): string | null => text?.replace(/\s+/g, '').toUpperCase() ?? null;

const looksLikePostcode = (number: string): boolean => /^\d{4}$/.test(number);

/** The number of the house: the first one that is no postcode, or the first of all when it stands in front. */
const findHouseNumber = (text: string): RegExpExecArray | undefined => {
  const numbers = [...text.matchAll(BARE_NUMBER)];
  return (
    numbers.find(([, number = '']) => !looksLikePostcode(number)) ??
    numbers.find(({ index }) => text.slice(0, index).trim() === '')
  );
};

/**
 * '3/53 northam', 'unit 3 53 northam ave', '12 smith st nsw 2480' in any order. A bare number may be a house's or a
 * (begun) postcode; then both readings are given, the likelier one first.
 */
export const readQuery = (query: string): Reading[] => {
  const text = plainForm(query).trim();
  const isLastOpen = /[\p{L}\p{N}]$/u.test(query);
  const without = (match: RegExpExecArray | RegExpMatchArray): string =>
    `${text.slice(0, match.index)} ${text.slice((match.index ?? 0) + match[0].length)}`;

  const withUnit = text.match(UNIT_BEFORE_NUMBER);
  if (withUnit) {
    const unit = compact(withUnit[1] ?? withUnit[2]);
    const reading = {
      unit,
      houseNumber: compact(withUnit[3]),
      words: wordsOf(without(withUnit)),
      isLastOpen,
    };
    return reading.words.length > 0 ? [reading] : [];
  }
  const asWords = { unit: null, houseNumber: null, words: wordsOf(text), isLastOpen };
  if (asWords.words.length === 0) return [];
  const numbered = findHouseNumber(text);
  const words = numbered ? wordsOf(without(numbered)) : [];
  if (!numbered || words.length === 0) return [asWords];
  return [{ unit: null, houseNumber: compact(numbered[1]), words, isLastOpen }, asWords];
};
