import { expect, it } from 'vitest';
import { decimalIn } from './decimal-number.ts';

it.each([
  ['', null],
  ['6.25%', 6.25],
  ['-2', -2],
  ['$1,250', 1250],
  ['6.255', 'invalid'],
  ['six', 'invalid'],
  ['-6', 'invalid'],
  ['1e9', 'invalid'],
] as const)('reads %j as %j', (typed, expected) => {
  expect(decimalIn(typed, { min: -5, max: 5000 })).toBe(expected);
});
