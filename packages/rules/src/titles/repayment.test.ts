import { expect, test } from 'vitest';
import { monthlyRepayment } from './repayment.ts';

test.each([
  // 350,000 at 5.5% over 240 months: the figure that any loan calculator gives.
  [350_000, 5.5, 240, 2407.61],
  [120_000, 0, 120, 1000],
  [100, 0, 3, 33.34],
] as const)('%i at %d%% over %i months is %d a month', (principal, rate, term, expected) => {
  expect(monthlyRepayment(principal, rate, term)).toBe(expected);
});

test('never pays less than the principal', () => {
  for (const term of [1, 7, 240, 600])
    for (const rate of [0, 0.1, 5.5, 20, 100])
      expect(monthlyRepayment(123_456, rate, term) * term).toBeGreaterThanOrEqual(123_456);
});
