import { expect, it } from 'vitest';
import type { LoanFacts } from './facts.ts';
import { INSTALLATION_RULE_SETS } from './installation-rule-sets.ts';
import { riskWeightOf } from './risk-weight.ts';
import type { RuleSet } from './rule-set.ts';

const [RULES] = INSTALLATION_RULE_SETS as [RuleSet];

const STANDARD: LoanFacts = {
  ratePercent: 6,
  termYears: 30,
  interestOnlyYears: 5,
  salaryAud: 900_000,
  expensesMonthlyAud: 1_000,
  otherDebtsAud: 0,
  valuationAud: 1_000_000,
  firstMortgage: true,
  incomeVerified: true,
  borrower: 'person',
  sharedEquity: false,
};

const LVRS = [50, 60, 70, 80, 90, 100, 101];
const OWNER: LoanFacts = { purpose: 'owner-occupier', repayment: 'principal-and-interest' };
const TABLE: [string, LoanFacts, number[]][] = [
  ['owner-occupier', { ...OWNER, lmi: false }, [20, 25, 30, 35, 50, 70, 85]],
  ['owner-occupier with LMI', { ...OWNER, lmi: true }, [20, 25, 30, 35, 40, 55, 70]],
  ['investor', { ...OWNER, purpose: 'investor', lmi: false }, [25, 30, 40, 45, 65, 85, 105]],
  ['investor with LMI', { ...OWNER, purpose: 'investor', lmi: true }, [25, 30, 40, 45, 50, 70, 85]],
  ['interest-only', { ...OWNER, repayment: 'interest-only', lmi: false }, [25, 30, 40, 45, 65, 85, 105]],
  ['SMSF', { ...OWNER, borrower: 'smsf', lmi: true }, [100, 100, 100, 100, 100, 100, 100]],
];
const CASES = TABLE.flatMap(([name, facts, weights]) =>
  LVRS.map((lvrPercent, index) => [name, lvrPercent, facts, weights[index] ?? 0] as const),
);

it.each(CASES)('APS 112: %s at an LVR of %i%%', (_name, lvrPercent, facts, weight) => {
  const amountAud = lvrPercent * 10_000;
  expect(riskWeightOf({ ...STANDARD, ...facts, amountAud }, RULES)).toMatchObject({
    percent: weight,
    // 8% of the weighted amount, in cents.
    capitalCents: amountAud * weight * 0.08,
  });
});

it('a dollar over a bound is in the next band', () => {
  expect(riskWeightOf({ ...STANDARD, ...OWNER, lmi: false, amountAud: 800_001 }, RULES)).toMatchObject({
    percent: 50,
  });
});
