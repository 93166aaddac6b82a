import { expect, it } from 'vitest';
import { amountInField, readAmount } from './amount.ts';

it.each([
  ['850000', 850_000],
  ['$850,000', 850_000],
  ['850k', 850_000],
  ['1.2M', 1_200_000],
  ['600 m²', 600],
  ['2 ha', 20_000],
  ['', ''],
  ['  ', ''],
  ['cheap', null],
  ['-5', null],
  ['1.2.3', null],
  ['👍', null],
])('reads %j as %j', (typed, amount) => {
  expect(readAmount(typed)).toBe(amount);
});

it('writes what it can read with separators, and leaves the rest as it is', () => {
  expect(amountInField('1200000')).toBe('1,200,000');
  expect(amountInField('abc')).toBe('abc');
  expect(amountInField(undefined)).toBe('');
});
