import { beginsOneTypoApart, isOneTypoApart, typoKeys } from '@propguard/rules/places/typos';
import type { ReferenceScope } from '../../access/reference-scope.ts';
import { findPlaceWords } from './store.ts';
import type { Term } from './terms.ts';

const LEAST_LETTERS = 3;
const MOST_SPELLINGS = 40;

const mayBeMistyped = ({ word }: Term): boolean => word.length >= LEAST_LETTERS && !/\d/.test(word);

const isKnown = ({ word, isOpen }: Term, known: readonly string[]): boolean =>
  known.some((one) => one === word || (isOpen && one.startsWith(word)));

const correct = (term: Term, known: readonly string[]): Term => {
  const whole = known.filter((one) => isOneTypoApart(term.word, one));
  const begun = term.isOpen
    ? known.filter((one) => !whole.includes(one) && beginsOneTypoApart(term.word, one))
    : [];
  const spellings = [...new Set([...term.spellings, ...whole, ...begun])].slice(0, MOST_SPELLINGS);
  return { ...term, spellings };
};

/**
 * What may have been meant when nothing was found: first, words that no place has are replaced by those one typo
 * away; then every word is, for a typo can make another word ('forest', 'forrest').
 */
export const correctTypos = async ({ reader }: ReferenceScope, terms: readonly Term[]): Promise<Term[][]> => {
  const doubtful = terms.filter(mayBeMistyped);
  if (doubtful.length === 0) return [];
  const known = await findPlaceWords(reader, [...new Set(doubtful.flatMap(({ word }) => typoKeys(word)))]);
  const unknown = doubtful.filter(
    (term) => !term.spellings.some((word) => isKnown({ ...term, word }, known)),
  );
  const withCorrected = (chosen: readonly Term[]): Term[] =>
    terms.map((term) => (chosen.includes(term) ? correct(term, known) : term));
  return unknown.length === 0 || unknown.length === doubtful.length
    ? [withCorrected(doubtful)]
    : [withCorrected(unknown), withCorrected(doubtful)];
};
