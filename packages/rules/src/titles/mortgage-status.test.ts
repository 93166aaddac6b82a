import { expect, test } from 'vitest';
import { holdsTitle, mortgageStatusAt } from './mortgage-status.ts';

const DUE = 1_000_000;
const WEEK = 7 * 86_400;

test.each([
  [1, DUE, DUE + 10 * WEEK, 'Offered'],
  [2, DUE, DUE, 'Active'],
  [2, DUE, DUE + WEEK, 'Active'],
  [2, DUE, DUE + WEEK + 1, 'Late'],
  [3, DUE, DUE, 'Late'],
  [4, 0, DUE, 'PaidOff'],
  [5, 0, DUE, 'Released'],
  [6, 0, DUE, 'Withdrawn'],
] as const)('OPS-CHAIN-22 contract status %i, due %i, at %i is %s', (status, due, now, expected) => {
  expect(mortgageStatusAt(status, due, now)).toBe(expected);
});

test('OPS-CHAIN-23 a title is mortgaged until it is released', () => {
  expect(
    (['Offered', 'Active', 'Late', 'PaidOff', 'Released', 'Withdrawn'] as const).map(holdsTitle),
  ).toEqual([false, true, true, true, false, false]);
});
