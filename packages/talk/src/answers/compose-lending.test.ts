import { mortgageInsurance } from '@propguard/rules/lending/mortgage-insurance';
import { describe, expect, it } from 'vitest';
import type { Found } from '../tools/found.ts';
import { composeBorrowing, composeLvr } from './compose-lending.ts';
import { voiceOf } from './composed.ts';

const figures = {
  borrowingPowerAud: 745_000,
  incomeAud: 150_000,
  secondIncomeAud: 0,
  expensesAud: 3_100,
  ratePercent: 6.2,
  termYears: 30,
  testedRatePercent: 9.2,
  bufferPoints: 3,
  assumed: [],
};
const found: Found = {
  kind: 'found',
  arguments: {},
  result: {},
  sample: false,
  path: null,
  subject: null,
};
const said = (purchase: object): string =>
  composeBorrowing({ ...figures, ...purchase }, voiceOf('en'), found).sentences.join(' ');

describe('borrowing power against a price', () => {
  it.each([
    [{ priceAud: 900_000, neededAud: 155_000 }, 'To buy for $900,000, you’d need $155,000 of your own money'],
    [{ priceAud: 700_000, neededAud: 0 }, 'A price of $700,000 is within that'],
    [
      { priceAud: 900_000, neededAud: 155_000, depositAud: 200_000, shortAud: 0 },
      'Your $200,000 covers that.',
    ],
    [
      { priceAud: 900_000, neededAud: 155_000, depositAud: 100_000, shortAud: 55_000 },
      'Your $100,000 falls $55,000 short of that.',
    ],
  ])('%o', (purchase, sentence) => {
    expect(said(purchase)).toContain(sentence);
  });

  it('names what each of two earns', () => {
    expect(said({ secondIncomeAud: 64_000 })).toContain('on an income of $86,000 + $64,000 a year');
  });

  it.each([
    [{ expensesAud: 2900 }, /^It changed because other figures went in: .*\$2,900 → \$3,100\./u],
    [{ incomeAud: 90_000 }, /^It changed .*\$90,000 → \$150,000/u],
    [{}, /^You could borrow/u],
  ])('says first what went in before and now: %o', (other, sentence) => {
    const same = { incomeAud: 150_000, expensesAud: 3100, ratePercent: 6.2, termYears: 30 };
    expect(said({ earlier: { ...same, ...other } })).toMatch(sentence);
  });

  it.each([
    ['en', 2, '(2 children counted with $500 each)'],
    ['en', 1, '(1 child counted with $500)'],
    ['de', 2, '(darin 2 Kinder mit je'],
    ['ru', 2, 'с учётом 2 детей'],
    ['zh', 3, '已计入 3 个孩子'],
    ['ar', 2, 'عدد الأطفال'],
  ] as const)('names the children in assumed living costs: %s, %i', (language, children, words) => {
    const household = { ...figures, assumed: ['expensesAud'], children, perChildAud: 500 };
    expect(composeBorrowing(household, voiceOf(language), found).sentences.join(' ')).toContain(words);
  });

  it('says nothing of a price that nobody named', () => {
    expect(said({})).not.toContain('price');
  });
});

describe('mortgage insurance', () => {
  const insured = (loanAud: number, asked: 'due' | 'cost') =>
    composeLvr(
      {
        loanAud,
        valueAud: 440_000,
        depositAud: null,
        lvrPercent: Math.round((loanAud / 440_000) * 1000) / 10,
        label: 'High Risk',
        thresholdPercent: 80,
        insurance: mortgageInsurance(loanAud, 440_000),
        insuranceAsked: asked,
      },
      voiceOf('en'),
      found,
    ).sentences[0];
  it('says first whether it is due, or what it costs, by what was asked', () => {
    expect(insured(380_000, 'due')).toBe(
      'Yes, LMI usually applies: a loan of $380,000 on $440,000 is an LVR of 86.4%, above 80%.',
    );
    expect(insured(380_000, 'cost')).toContain('roughly $3,800 to $15,200');
    expect(insured(300_000, 'due')).toContain('No, usually not');
  });
});
