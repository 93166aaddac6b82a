import { describe, expect, it } from 'vitest';
import { findMoney } from './money.ts';
import { findPercentages } from './rates.ts';

const yearly = (text: string) =>
  findMoney(text, findPercentages(text)).map(({ role, aud, timesAYear }) => [role, aud * (timesAYear ?? 1)]);

describe('money and what it is', () => {
  it.each([
    [
      'inc 135k, exp 4k/mth',
      [
        ['income', 135_000],
        ['expenses', 48_000],
      ],
    ],
    ['I take 1900 p/w before tax', [['income', 98_800]]],
    ['we get paid 3,200 a fortnight', [['income', 83_200]]],
    [
      "I'm on 92k and my partner's on 78k",
      [
        ['income', 92_000],
        ['income', 78_000],
      ],
    ],
    [
      'homes between 600 and 750',
      [
        ['minPrice', 600_000],
        ['maxPrice', 750_000],
      ],
    ],
    [
      'houses 1.1 to 1.4',
      [
        ['minPrice', 1_100_000],
        ['maxPrice', 1_400_000],
      ],
    ],
    ['between 2 and 3 bedrooms', []],
    [
      'LVR on a 600k loan with a 750k value',
      [
        ['loan', 600_000],
        ['value', 750_000],
      ],
    ],
    [
      '700k purchase, 10% deposit i.e. 70k',
      [
        ['value', 700_000],
        ['deposit', 70_000],
      ],
    ],
    ['he spends five and a half thousand a month', [['expenses', 66_000]]],
    [
      'a 20k car loan, 220k income and 5k monthly spending',
      [
        ['debts', 20_000],
        ['income', 220_000],
        ['expenses', 60_000],
      ],
    ],
    ['650 square metres', []],
    ['I make it about 580k', []],
    ['I make about 80k', [['income', 80_000]]],
  ])('%s', (text, expected) => {
    expect(yearly(text)).toEqual(expected);
  });
});
