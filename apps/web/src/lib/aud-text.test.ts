import { expect, it } from 'vitest';
import { audText, shortAudText, signedAudText, stepAudText } from './aud-text.ts';

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
])('writes the step %i as %s', (amountAud, written) => {
  expect(stepAudText(amountAud)).toBe(written);
});

it.each([
  [850_400, '$850K'],
  [999_500, '$1.0M'],
  [1_250_000, '$1.3M'],
  [2_344_603, '$2.3M'],
  [412_000_000, '$412.0M'],
])('CORE-ASSESS-13 and OPS-CONST-03: writes %i as %s on a card', (amountAud, written) => {
  expect(shortAudText(amountAud)).toBe(written);
});
