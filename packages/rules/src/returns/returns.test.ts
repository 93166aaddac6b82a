import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INSTALLATION_RULE_SETS } from '../lending/installation-rule-sets.ts';
import { internalRate, presentValue } from './internal-rate.ts';
import { assumedInvestment, type Investment } from './investment.ts';
import { loanYears } from './loan-years.ts';
import { projectReturns } from './project-returns.ts';

const rules = INSTALLATION_RULE_SETS[0]?.rules.serviceability;
if (!rules) throw new Error('There is no rule set.');
const untaxed = { taxBands: [], medicareLevyPercent: 0 };
const flat = { taxBands: [{ aboveAud: 0, percent: 30 }], medicareLevyPercent: 0 };

/** $500,000 without a loan, let for $500 a week; nothing grows, nothing costs. */
const plain: Investment = {
  priceAud: 500_000,
  purchaseCostsAud: 0,
  loanAud: 0,
  ratePercent: 6,
  loanYears: 30,
  rentWeeklyAud: 500,
  vacantWeeks: 0,
  managementPercent: 0,
  insuranceAud: 0,
  otherCostsAud: 0,
  rentGrowthPercent: 0,
  costGrowthPercent: 0,
  valueGrowthPercent: 0,
  heldYears: 10,
  sellingPercent: 0,
  otherIncomeAud: 100_000,
  depreciationAud: 0,
};

describe('the internal rate', () => {
  it.each([
    [[-100, 110], 0.1],
    [[-100, 0, 121], 0.1],
    [[-100, 50, 50], 0],
    [[-100, 20], -0.8],
    [[-1000, 100, 100, 1100], 0.1],
  ])('of %j is %d', (flows, expected) => {
    expect(internalRate(flows)).toBeCloseTo(expected, 8);
  });

  it.each([[[100, 10]], [[-100, -10]], [[0, 0]], [[]]])('of %j does not exist', (flows) => {
    expect(internalRate(flows)).toBeNull();
  });

  it('makes the flows worth nothing', () => {
    const flows = fc.array(fc.integer({ min: -50_000, max: 90_000 }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 900_000 }), flows, (put, later) => {
        const rate = internalRate([-put, ...later]);
        // Too many without a rate fail the test.
        fc.pre(rate !== null && rate > -0.9);
        expect(Math.abs(presentValue([-put, ...later], rate as number))).toBeLessThan(1);
      }),
    );
  });
});

describe('the loan', () => {
  it('is repaid at the end of its term, never before and never beyond', () => {
    const years = loanYears({ loanAud: 400_000, ratePercent: 6, loanYears: 30 }, 32);
    expect(years[28]?.balanceCents).toBeGreaterThan(0);
    expect(years[29]?.balanceCents).toBe(0);
    expect(years[31]).toEqual({ interestCents: 0, paidCents: 0, balanceCents: 0 });
    const paid = years.reduce((sum, { paidCents }) => sum + paidCents, 0);
    const interest = years.reduce((sum, { interestCents }) => sum + interestCents, 0);
    expect(paid - interest).toBe(40_000_000);
  });
});

describe('returns', () => {
  it('without loan, growth, costs and tax are the yield', () => {
    const { grossYield, netYield, irrBeforeTax, irrAfterTax, years } = projectReturns(plain, untaxed);
    expect(grossYield).toBeCloseTo(0.052, 10);
    expect(netYield).toBeCloseTo(0.052, 10);
    expect(irrBeforeTax).toBeCloseTo(0.052, 6);
    expect(irrAfterTax).toBeCloseTo(0.052, 6);
    expect(years).toHaveLength(10);
    expect(years[0]).toMatchObject({ rentAud: 26_000, cashAfterTaxAud: 26_000, equityAud: 500_000 });
  });

  it('with a flat tax of 30% are 70% of it', () => {
    expect(projectReturns(plain, flat).irrAfterTax).toBeCloseTo(0.052 * 0.7, 6);
  });

  it('a loss lowers the tax on other income', () => {
    const geared = projectReturns({ ...plain, loanAud: 500_000 }, flat);
    const [first] = geared.years;
    expect(first?.interestAud).toBeGreaterThan(26_000);
    expect(first?.taxAud).toBe(Math.round((26_000 - (first?.interestAud ?? 0)) * 0.3));
    expect(geared.cashInAud).toBe(0);
  });

  it('a loss that no income can take is carried to the sale', () => {
    const year = {
      ...plain,
      otherIncomeAud: 0,
      otherCostsAud: 126_000,
      heldYears: 1,
      valueGrowthPercent: 60,
    };
    // A loss of $100,000; half of the gain of $300,000 is taxed, less what was carried.
    expect(projectReturns(year, flat).sale).toMatchObject({ gainAud: 300_000, taxAud: 15_000 });
  });

  it('half of the gain is taxed, on a cost base without what was written off', () => {
    const sold = {
      ...plain,
      valueGrowthPercent: 10,
      heldYears: 1,
      depreciationAud: 10_000,
      sellingPercent: 2,
    };
    const { sale } = projectReturns(sold, flat);
    expect(sale).toMatchObject({ priceAud: 550_000, costsAud: 11_000, gainAud: 49_000, taxAud: 7_350 });
    expect(sale.leftAud).toBe(550_000 - 11_000 - 7_350);
  });

  it('more rent is never worse, and the home is never worth less than its loan', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 200_000, max: 5_000_000 }),
        fc.double({ min: 0, max: 0.9, noNaN: true }),
        fc.integer({ min: 1, max: 20 }),
        (valueAud, lvr, heldYears) => {
          const loanAud = Math.round(valueAud * lvr);
          const base = { ...assumedInvestment({ valueAud, loanAud, insuranceAud: null }), heldYears };
          const before = projectReturns(base, rules);
          const after = projectReturns({ ...base, rentWeeklyAud: base.rentWeeklyAud + 50 }, rules);
          expect(after.irrAfterTax ?? 0).toBeGreaterThanOrEqual(before.irrAfterTax ?? 0);
          expect(before.years.at(-1)?.equityAud).toBeGreaterThan(0);
        },
      ),
      { numRuns: 60 },
    );
  });
});
