import { describe, expect, it } from 'vitest';
import { beginsOneTypoApart, isOneTypoApart, typoKeys } from './typos.ts';

describe('one typo', () => {
  it.each([
    ['paramatta', 'parramatta', true],
    ['smth', 'smith', true],
    ['smiith', 'smith', true],
    ['smyth', 'smith', true],
    ['simth', 'smith', true],
    ['xmith', 'smith', true],
    ['smitx', 'smith', true],
    ['smith', 'smith', true],
    ['smt', 'smith', false],
    ['htims', 'smith', false],
    ['lismroe', 'lismore', true],
    ['ismoer', 'lismore', false],
  ])('%s for %s: %s', (typed, word, expected) => {
    expect(isOneTypoApart(typed, word)).toBe(expected);
    expect(typoKeys(typed).some((key) => typoKeys(word).includes(key))).toBe(expected);
  });

  it('may be in a word that is not finished', () => {
    expect(beginsOneTypoApart('param', 'parramatta')).toBe(true);
    expect(beginsOneTypoApart('pxrxm', 'parramatta')).toBe(false);
  });
});
