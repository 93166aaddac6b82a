import { describe, expect, it } from 'vitest';
import { neededPieces } from './needed-pieces.ts';

describe('the pieces that a pattern needs', () => {
  it.each<[string, RegExp, string[] | null]>([
    ['letters beside each other', /duty/u, ['duty']],
    ['one of several', /duty|levy|скидк/u, ['duty', 'levy', 'скидк']],
    ['of a long word what is seldom', /mortgage/u, ['rtgag']],
    ['letters beyond what need not be there', /repayments?\b/u, ['epaym']],
    ['what stands at least once', /ab+c/u, ['ab']],
    ['the part that tells most', /what .{0,20}\bfuzz\b/u, ['fuzz']],
    ['what is looked for ahead', /(?=.*zebra)the/u, ['zebra']],
    ['nothing of what must not be there', /(?<!stamp )duty(?! free)/u, ['duty']],
    ['signs that are written with a stroke', /b\/d\./u, ['b/d.']],
    ['a group with a name', /(?<kind>duty) on/u, ['duty']],
  ])('are %s', (_, pattern, pieces) => {
    expect(neededPieces(pattern)).toEqual(pieces);
  });

  it.each<[string, RegExp]>([
    ['one of its sides has none', /duty|\d+/u],
    ['all of it may be left out', /(?:duty)?/u],
    ['it may stand no time', /(?:duty){0,3}/u],
    ['it looks past upper and lower case', /duty/iu],
    ['it speaks of what it found before', /(a)\1/u],
    ['it is only classes', /[a-z]+\s\p{L}/u],
  ])('are not told where %s', (_, pattern) => {
    expect(neededPieces(pattern)).toBeNull();
  });
});
