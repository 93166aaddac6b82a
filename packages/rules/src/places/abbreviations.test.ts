import { describe, expect, it } from 'vitest';
import { ADDRESS_WORDS, isAddressWord, spellingsOf } from './abbreviations.ts';
import { searchForm } from './search-form.ts';

describe('spellings of address words', () => {
  it.each([
    ['st', 'street'],
    ['street', 'st'],
    ['st', 'saint'],
    ['rd', 'road'],
    ['ave', 'avenue'],
    ['avenue', 'av'],
    ['cres', 'crescent'],
    ['crescent', 'cres'],
    ['pde', 'parade'],
    ['parade', 'pde'],
    ['mt', 'mount'],
    ['victoria', 'vic'],
  ])('takes %s for %s', (written, meant) => {
    expect(spellingsOf(written)).toContain(meant);
  });

  it('leaves other words as they are', () => {
    expect(spellingsOf('northam')).toEqual(['northam']);
    expect(isAddressWord('northam')).toBe(false);
  });

  it('does not take a street for a saint because both are shortened alike', () => {
    expect(spellingsOf('street')).not.toContain('saint');
  });

  it('holds words in the form that searches are compared in', () => {
    const words = ADDRESS_WORDS.flat();
    expect(words).toEqual(words.map(searchForm));
  });
});
