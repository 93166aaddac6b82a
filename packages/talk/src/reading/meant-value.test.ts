import { describe, expect, it } from 'vitest';
import type { AmountRole } from './learnt-labels.ts';
import { meantValue } from './meant-value.ts';
import { findNumbers } from './numbers.ts';

const meant = (text: string, role: AmountRole, timesAYear: number | null = null): number | undefined => {
  const [number] = findNumbers(text);
  return number && meantValue(number, role, timesAYear, text);
};

describe('a number as it is meant', () => {
  it.each<[string, AmountRole, number]>([
    ['we owe 740 on it', 'owed', 740_000],
    ['vendor wants 2.1', 'price', 2_100_000],
    ['vendor wants 1.15m', 'price', 1_150_000],
    ['up to 650', 'cap', 650_000],
    ['95 saved', 'savings', 95_000],
    ['8500 saved', 'savings', 8500],
    ['earn 98', 'income', 98_000],
    ['earn $98,500', 'income', 98_500],
    ['hecs 22', 'debt', 22_000],
    ['afterpay 300', 'debt', 300],
    ['17 to the agent', 'fee', 17_000],
    ['inspection 650', 'fee', 650],
    ['at 6.24%', 'rate', 6.24],
    ['27 yrs', 'term', 27],
    ['18 months left', 'term', 1.5],
    ['年薪七万八', 'income', 78_000],
    ['五点九五', 'rate', 5.95],
    ['six fifty', 'price', 650_000],
    ['3 bed', 'rooms', 3],
    ['half', 'share', 50],
  ])('%s as %s is %d', (text, role, value) => {
    expect(meant(text, role)).toBeCloseTo(value, 6);
  });

  it('is as small as it is said where it is paid each week or month', () => {
    expect(meant('1150 a week', 'income', 52)).toBe(1150);
    expect(meant('980 a week', 'income', 52)).toBe(980);
    expect(meant('480 per week', 'rentOut', 52)).toBe(480);
  });
});
