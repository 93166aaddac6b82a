import { isAddressWord, spellingsOf } from '@propguard/rules/places/abbreviations';
import { STATES } from '@propguard/rules/places/states';
import type { Reading } from './read-query.ts';

/** One word to look for, in any of its spellings; an open one may go on. */
export type Term = { word: string; spellings: readonly string[]; isOpen: boolean };

const SHORT_LETTERS = 2;
const isStateWord = (word: string): boolean => STATES.some((state) => state.toLowerCase() === word);

export const termsOf = ({ words, isLastOpen }: Reading): Term[] =>
  words.map((word, at) => ({
    word,
    spellings: spellingsOf(word),
    isOpen: isLastOpen && at === words.length - 1,
  }));

/** A word that a large part of all streets has: it is checked on what the other words found. */
export const isCommon = ({ word, isOpen }: Term): boolean =>
  isAddressWord(word) || isStateWord(word) || (isOpen && word.length <= SHORT_LETTERS);

/** Words that name the place, without its state and postcode. */
export const nameOf = (terms: readonly Term[]): string =>
  terms
    .map(({ word }) => word)
    .filter((word) => !isStateWord(word) && !/^\d+$/.test(word))
    .join(' ');

const lexeme = (spelling: string, marks: string): string => `'${spelling}'${marks && `:${marks}`}`;

const alternatives = ({ word, spellings, isOpen }: Term, weight: string): string => {
  const mayGoOn = (spelling: string) => isOpen && (spelling === word || !spellings.includes(word));
  return `(${spellings.map((one) => lexeme(one, `${mayGoOn(one) ? '*' : ''}${weight}`)).join(' | ')})`;
};

/** The terms as PostgreSQL's `tsquery`. Spellings are letters and digits only. */
export const toTextQuery = (terms: readonly Term[], weight: 'A' | '' = ''): string =>
  terms.map((term) => alternatives(term, weight)).join(' & ');

export const closed = (terms: readonly Term[]): Term[] => terms.map((term) => ({ ...term, isOpen: false }));
