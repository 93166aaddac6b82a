import { expect, it } from 'vitest';
import { audText, shortAudText, signedAudText } from './money-text.ts';

it('writes whole dollars', () => {
  expect(audText(1_740_000)).toBe('$1,740,000');
});

it('signs a difference', () => {
  expect(signedAudText(-15_000)).toBe('−$15,000');
  expect(signedAudText(15_000)).toBe('+$15,000');
});

it('shortens for axes', () => {
  expect(shortAudText(1_740_000)).toBe('$1.7M');
  expect(shortAudText(649_600)).toBe('$650k');
  expect(shortAudText(0)).toBe('$0');
});
