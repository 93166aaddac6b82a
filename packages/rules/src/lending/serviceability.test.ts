import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LoanFacts } from './facts.ts';
import { incomeTaxCents } from './income-tax.ts';
import { INSTALLATION_RULE_SETS } from './installation-rule-sets.ts';
import { loanRepaidByAud, monthlyInterestCents, monthlyRepaymentCents } from './repayments.ts';
import type { RuleSet } from './rule-set.ts';
import { borrowingPowerAud, contractRepaymentCents, serviceabilityOf } from './serviceability.ts';

const [{ rules }] = INSTALLATION_RULE_SETS as [RuleSet];

const FACTS: LoanFacts = {
  amountAud: 500_000,
  ratePercent: 6.24,
  termYears: 30,
  repayment: 'principal-and-interest',
  salaryAud: 120_000,
  otherIncomeAud: 30_000,
  expensesMonthlyAud: 2_500,
  otherDebtsAud: 15_000,
  otherRepaymentsMonthlyAud: 400,
};

describe('repayments', () => {
  it.each([
    [500_000, 6, 30, 299_776],
    [500_000, 9, 30, 402_312],
    [360_000, 0, 30, 100_000],
    [1, 0, 30, 1],
  ])('of %i at %f%% over %i years', (amountAud, ratePercent, years, cents) => {
    expect(monthlyRepaymentCents(amountAud, ratePercent, years)).toBe(cents);
  });

  it('repay the loan: what is left after the last month is at most the rounding', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1_000, max: 5_000_000 }),
        fc.integer({ min: 0, max: 1_500 }),
        fc.integer({ min: 1, max: 40 }),
        (amountAud, rateHundredths, years) => {
          const monthlyRate = rateHundredths / 10_000 / 12;
          const repayment = monthlyRepaymentCents(amountAud, rateHundredths / 100, years);
          let owedCents = amountAud * 100;
          for (let month = 0; month < years * 12; month += 1)
            owedCents = owedCents * (1 + monthlyRate) - repayment;
          expect(owedCents).toBeLessThanOrEqual(0.01 * (1 + monthlyRate) ** (years * 12));
          expect(-owedCents).toBeLessThanOrEqual(years * 12 * (1 + monthlyRate) ** (years * 12));
        },
      ),
    );
  });
});

it('income tax of 2026-27, with the levy', () => {
  expect(incomeTaxCents(18_200, rules.serviceability)).toBe(0);
  // 15% of 26,800, 30% of 75,000 and 2% of 120,000.
  expect(incomeTaxCents(120_000, rules.serviceability)).toBe((4_020 + 22_500 + 2_400) * 100);
  // ... 37% of 55,000 and 45% of 10,000, 2% of 200,000.
  expect(incomeTaxCents(200_000, rules.serviceability)).toBe((4_020 + 27_000 + 20_350 + 4_500 + 4_000) * 100);
});

describe('serviceability', () => {
  it('adds 3.0 points and takes 20% off what is not a salary', () => {
    const outcome = serviceabilityOf(FACTS, rules);
    expect(outcome?.assessedRatePercent).toBeCloseTo(9.24, 10);
    expect(outcome?.shadedIncomeCents).toBe(144_000 * 100);
    expect(outcome?.repaymentCents).toBe(monthlyRepaymentCents(500_000, 9.24, 30));
  });

  it('counts to the cent', () => {
    const outcome = serviceabilityOf(FACTS, rules);
    const taxCents = incomeTaxCents(150_000, rules.serviceability);
    const left =
      Math.floor((14_400_000 - taxCents) / 12) - 290_000 - monthlyRepaymentCents(500_000, 9.24, 30);
    expect(outcome?.surplusMonthlyCents).toBe(left);
  });

  it('assesses interest-only over what is left of the term', () => {
    const interestOnly: LoanFacts = { ...FACTS, repayment: 'interest-only', interestOnlyYears: 5 };
    expect(serviceabilityOf(interestOnly, rules)?.repaymentCents).toBe(
      monthlyRepaymentCents(500_000, 9.24, 25),
    );
    expect(contractRepaymentCents(interestOnly)).toBe(monthlyInterestCents(500_000, 6.24));
    expect(monthlyInterestCents(500_000, 6.24)).toBe(260_000);
  });

  it('taxes two applicants for themselves, on the same income', () => {
    const one = serviceabilityOf({ ...FACTS, salaryAud: 142_000, otherIncomeAud: 0 }, rules);
    const two = serviceabilityOf(
      { ...FACTS, salaryAud: 78_000, secondSalaryAud: 64_000, otherIncomeAud: 0 },
      rules,
    );
    const { serviceability } = rules;
    expect(two?.taxCents).toBe(
      incomeTaxCents(78_000, serviceability) + incomeTaxCents(64_000, serviceability),
    );
    expect(two?.shadedIncomeCents).toBe(one?.shadedIncomeCents);
    expect(two?.surplusMonthlyCents).toBeGreaterThan(one?.surplusMonthlyCents ?? 0);
  });

  it('takes the tax that is given before the scale', () => {
    expect(serviceabilityOf({ ...FACTS, taxAud: 30_000 }, rules)?.taxCents).toBe(3_000_000);
  });
});

describe('borrowing power', () => {
  it('is the largest loan that passes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 2_000_000 }),
        fc.integer({ min: 0, max: 20_000 }),
        fc.integer({ min: 0, max: 1_200 }),
        (salaryAud, expensesMonthlyAud, rateHundredths) => {
          const facts = { ...FACTS, salaryAud, expensesMonthlyAud, ratePercent: rateHundredths / 100 };
          const power = borrowingPowerAud(facts, rules) ?? Number.NaN;
          const surplus = (amountAud: number) =>
            serviceabilityOf({ ...facts, amountAud }, rules)?.surplusMonthlyCents;
          if (power > 0) expect(surplus(power)).toBeGreaterThanOrEqual(0);
          expect(surplus(power + 1)).toBeLessThan(0);
        },
      ),
    );
  });

  it('is nothing when nothing is left', () => {
    expect(loanRepaidByAud(-1, 6, 30)).toBe(0);
  });
});
