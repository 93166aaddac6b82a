import { describe, expect, it } from 'vitest';
import { shortAud, wholeAud } from './money.ts';

describe('money', () => {
  it.each([
    [1_240_000, '$1,240,000'],
    [850_000.4, '$850,000'],
    [0, '$0'],
    [-12_500, '-$12,500'],
  ])('%s in full is %s', (aud, text) => expect(wholeAud(aud)).toBe(text));

  it.each([
    [8_500_000, '$8.5M'],
    [1_000_000, '$1.0M'],
    [999_600, '$1.0M'],
    [999_499, '$999K'],
    [850_000, '$850K'],
    [999, '$999'],
    [-12_500, '-$13K'],
  ])('%s in short is %s', (aud, text) => expect(shortAud(aud)).toBe(text));
});
