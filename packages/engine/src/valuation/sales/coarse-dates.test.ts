import { describe, expect, it } from 'vitest';
import { areCoarselyDated } from './coarse-dates.ts';

const days = (count: number, dayOf: (i: number) => number) =>
  Int32Array.from({ length: count }, (_, i) => dayOf(i));

describe('dates of sales', () => {
  it.each([
    ['by year', days(900, (i) => 365 * Math.floor(i / 100)), true],
    ['by month', days(1200, (i) => 30 * Math.floor(i / 20)), true],
    ['of one day', days(200, () => 17_000), true],
    ['of auctions every Saturday', days(2000, (i) => 7 * Math.floor(i / 20)), false],
    ['of every day', days(2000, (i) => Math.floor(i / 2)), false],
    ['of few sales, each on a day of its own', days(15, (i) => i), false],
  ])('%s are coarse or not', (_, list, isCoarse) => {
    expect(areCoarselyDated(list)).toBe(isCoarse);
  });
});
