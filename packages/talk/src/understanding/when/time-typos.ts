import { isOneTypoApart, typoKeys } from '@propguard/rules/places/typos';
import { isKnownWord } from '../vocabulary.ts';

/** Words that say when, as they are spelt; shorter ones have too many neighbours. */
const WORDS =
  `monday tuesday wednesday thursday friday saturday sunday tomorrow tonight today morning mornings afternoon afternoons
  evening evenings weekend weekends earliest latest second third fourth whichever whatever closest nearest
  dienstag mittwoch donnerstag freitag samstag sonntag vormittag nachmittag
  mercredi vendredi dimanche miercoles mercoledi venerdi domenica`
    .split(/\s+/)
    .filter(Boolean);
const RIGHT = new Set(WORDS);
const LEAST_LETTERS = 5;
const LEAST_LETTERS_FOR_TWO = 8;
/** How people who write fast spell them, too far from the word to be found by its letters. */
const SHORT: Readonly<Record<string, string>> = {
  frist: 'first',
  wensday: 'wednesday',
  wendsday: 'wednesday',
  tomoro: 'tomorrow',
  tomoz: 'tomorrow',
  tomozza: 'tomorrow',
  tomo: 'tomorrow',
  '2moro': 'tomorrow',
  '2morrow': 'tomorrow',
  wkend: 'weekend',
  wknd: 'weekend',
  avo: 'afternoon',
  aft: 'afternoon',
  morn: 'morning',
  mornin: 'morning',
  satdy: 'saturday',
  satdee: 'saturday',
  sundy: 'sunday',
};

/** One letter is wrong; in a long word two may be. */
const isMeant = (word: string, right: string): boolean => {
  if (word[0] !== right[0]) return false;
  if (isOneTypoApart(word, right)) return true;
  if (word.length < LEAST_LETTERS_FOR_TWO - 1 || right.length < LEAST_LETTERS_FOR_TWO) return false;
  const keys = new Set(typoKeys(right));
  return typoKeys(word).some((key) => keys.has(key));
};

/** 'thurday', 'satuday', 'tomorow arvo': put right where one word that says when can be meant. In lower case without accents. */
export const withoutTypos = (text: string): string =>
  text.replace(/(?<![\p{L}\p{N}@._-])[a-z2][a-z]{2,}(?![\p{L}\p{N}@_-])/gu, (word) => {
    const short = SHORT[word];
    if (short) return short;
    if (word.length < LEAST_LETTERS || RIGHT.has(word) || isKnownWord(word)) return word;
    const near = WORDS.filter((right) => isMeant(word, right));
    return near.length === 1 ? (near[0] ?? word) : word;
  });
