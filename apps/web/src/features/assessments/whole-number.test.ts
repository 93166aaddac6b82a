import { expect, it } from 'vitest';
import { wholeNumberIn } from './whole-number.ts';

it.each([
  ['', null],
  ['  ', null],
  ['1,200,000', 1_200_000],
  ['$650 000', 650_000],
  ['12.5', 'invalid'],
  ['-3', 'invalid'],
  ['four', 'invalid'],
  ['0', 'invalid'],
  ['9000000', 'invalid'],
] as const)('reads %j as %j', (typed, expected) => {
  expect(wholeNumberIn(typed, { min: 1, max: 5_000_000 })).toBe(expected);
});
