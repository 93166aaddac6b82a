import { describe, expect, it } from 'vitest';
import type { AmountRole } from '../reading/learnt-labels.ts';
import type { ReadAmount } from '../reading/learnt-reading.ts';
import type { DealFacts } from './deal-facts.ts';
import { type DealTold, dealAfter, NOTHING_TOLD } from './facts-after.ts';

type Said = [role: AmountRole, value: number, timesAYear?: number, share?: number];
const amount = ([role, value, timesAYear, share = 0.9]: Said): ReadAmount => ({
  role,
  value,
  timesAYear: timesAYear ?? null,
  share,
  start: 0,
  end: 0,
});
const told = (...messages: Said[][]): DealFacts =>
  messages.reduce<DealTold>((told, said) => dealAfter(told, { amounts: said.map(amount) }), NOTHING_TOLD)
    .facts;

describe('what is said of a deal', () => {
  it('goes by its role, as often as it is paid', () => {
    expect(
      told([
        ['income', 78_000, 1],
        ['income', 2400, 26],
        ['savings', 85_000],
        ['rentOut', 2080, 12],
        ['commitment', 150, 52],
        ['living', 2200],
        ['rate', 6.24],
        ['term', 27],
      ]),
    ).toEqual({
      incomesAud: [78_000, 62_400],
      savingsAud: 85_000,
      rentPaidAud: 480,
      commitmentsAud: [650],
      livingAud: 2200,
      ratePercent: 6.24,
      termYears: 27,
    });
  });

  it('is not believed where its role is a guess', () => {
    expect(told([['loan', 500_000, undefined, 0.4]])).toEqual({});
  });

  it('holds until another of its role is said', () => {
    const facts = told([['owed', 410_000]], [['sale', 560_000]], [['price', 690_000]], [['price', 850_000]]);
    expect(facts).toEqual({ owedAud: 410_000, saleAud: 560_000, priceAud: 850_000 });
  });

  it('loses what is denied, whatever it was taken for', () => {
    const facts = told(
      [
        ['income', 600],
        ['savings', 20_000],
      ],
      [
        ['denied', 600],
        ['income', 98_000],
        ['commitment', 600, 12],
      ],
    );
    expect(facts).toEqual({ savingsAud: 20_000, incomesAud: [98_000], commitmentsAud: [600] });
  });

  it('counts what a sale leaves once', () => {
    const left = told([
      ['sale', 560_000],
      ['owed', 410_000],
      ['savings', 150_000],
    ]);
    expect(left.savingsAud).toBeUndefined();
    expect(
      told([
        ['sale', 560_000],
        ['owed', 410_000],
        ['savings', 60_000],
      ]).savingsAud,
    ).toBe(60_000);
  });

  it('adds what is paid on several things', () => {
    expect(told([['commitment', 600, 12]], [['commitment', 450, 12]], [['commitment', 600, 12]])).toEqual({
      commitmentsAud: [600, 450],
    });
  });

  it('keeps two incomes apart when their sum is told', () => {
    const two: Said[] = [
      ['income', 78_000],
      ['income', 64_000],
    ];
    expect(told(two, [['income', 142_000]]).incomesAud).toEqual([78_000, 64_000]);
    expect(told(two, [['income', 90_000]]).incomesAud).toEqual([90_000]);
  });

  it('lets a loan go that a new price makes another of', () => {
    const before: Said[][] = [[['savings', 90_000]], [['loan', 500_000]]];
    expect(told(...before, [['price', 700_000]]).loanAud).toBeUndefined();
    expect(
      told(...before, [
        ['price', 700_000],
        ['loan', 640_000],
      ]).loanAud,
    ).toBe(640_000);
    expect(told([['loan', 575_000]], [['price', 720_000]]).loanAud).toBe(575_000);
  });

  it('hears a share for what it can be', () => {
    expect(
      told([
        ['sale', 900_000],
        ['share', 2],
      ]).sellingPercent,
    ).toBe(2);
    expect(
      told([
        ['price', 900_000],
        ['share', 10],
      ]).depositPercent,
    ).toBe(10);
    expect(
      told([
        ['price', 900_000],
        ['share', 80],
      ]).depositPercent,
    ).toBe(20);
  });
});
