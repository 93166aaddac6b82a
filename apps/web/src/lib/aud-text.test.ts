import { expect, it } from 'vitest';
import { audText, shortAudText, signedAudText } from './aud-text.ts';

it('writes an amount in full', () => {
  expect(audText(1_250_000)).toBe('$1,250,000');
});

it('signs a difference', () => {
  expect(signedAudText(-15_000)).toBe('−$15,000');
  expect(signedAudText(15_000)).toBe('+$15,000');
});

it.each([
  [950, '$950'],
  [85_400, '$85K'],
  [850_000, '$850K'],
  [999_499, '$999K'],
  [999_500, '$1M'],
  [1_000_000, '$1M'],
  [1_250_000, '$1.25M'],
  [12_300_000, '$12.3M'],
])('writes %i as %s where space is short', (amountAud, written) => {
  expect(shortAudText(amountAud)).toBe(written);
});
