import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assessLoan } from './assess-loan.ts';
import { ruleSetOn } from './choose-rule-set.ts';
import type { LoanFacts } from './facts.ts';
import { waysToPass } from './ways-to-pass.ts';

const DAY = '2026-12-31';
const RULES = ruleSetOn([], DAY);
const ways = (loan: LoanFacts) => waysToPass(loan, {}, RULES, DAY);
const LOAN: LoanFacts = {
  amountAud: 900_000,
  ratePercent: 6,
  termYears: 30,
  repayment: 'principal-and-interest',
  valuationAud: 1_000_000,
};

it('names the largest loan within the limit, and the deposit that goes with it', () => {
  expect(ways(LOAN)).toEqual({
    heldBackBy: ['lvr'],
    largestLoanAud: 800_000,
    smallestDepositAud: 200_000,
    notBySize: [],
  });
});

it('reckons the deposit from the price where one is given, never below nothing', () => {
  expect(ways({ ...LOAN, priceAud: 950_000 })).toMatchObject({
    largestLoanAud: 760_000,
    smallestDepositAud: 190_000,
  });
});

it('says nothing to a loan that nothing holds back, or that has no amount', () => {
  expect(ways({ ...LOAN, amountAud: 800_000 })).toBeNull();
  expect(ways({ valuationAud: 1_000_000 })).toBeNull();
});

it('tells what no smaller loan would mend', () => {
  const found = ways({ ...LOAN, daysPastDue: 120, unlikelyToPay: false, valuationOn: '2026-12-01' });
  expect(found).toMatchObject({
    heldBackBy: ['lvr'],
    notBySize: ['credit-quality'],
    largestLoanAud: 800_000,
  });
  expect(
    ways({ ...LOAN, amountAud: 700_000, daysPastDue: 120, unlikelyToPay: false, valuationOn: '2026-12-01' }),
  ).toEqual({
    heldBackBy: [],
    largestLoanAud: null,
    smallestDepositAud: null,
    notBySize: ['credit-quality'],
  });
});

it('finds the edge: the loan it names passes, and one step more does not', () => {
  const loans = fc.record({
    amountAud: fc.integer({ min: 20_000, max: 3_000_000 }),
    valuationAud: fc.integer({ min: 50_000, max: 3_000_000 }),
    salaryAud: fc.integer({ min: 20_000, max: 400_000 }),
    expensesMonthlyAud: fc.integer({ min: 0, max: 8_000 }),
    otherDebtsAud: fc.integer({ min: 0, max: 200_000 }),
    otherRepaymentsMonthlyAud: fc.integer({ min: 0, max: 3_000 }),
  });
  const failing = (loan: LoanFacts) =>
    assessLoan(loan, {}, RULES, DAY)
      .verdicts.filter(({ result }) => result === 'review' || result === 'breach')
      .map(({ rule }) => rule);
  fc.assert(
    fc.property(loans, (drawn) => {
      const loan: LoanFacts = { ...LOAN, ...drawn, borrower: 'person', purpose: 'owner-occupier' };
      const found = ways(loan);
      if (!found?.largestLoanAud) return;
      const left = (amountAud: number) =>
        failing({ ...loan, amountAud }).filter((rule) => !found.notBySize.includes(rule));
      expect(left(found.largestLoanAud)).toEqual([]);
      if (found.largestLoanAud + 1_000 < (loan.amountAud ?? 0))
        expect(left(found.largestLoanAud + 1_000)).not.toEqual([]);
    }),
    { numRuns: 200 },
  );
});
