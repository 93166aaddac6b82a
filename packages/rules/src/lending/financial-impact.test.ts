import { expect, it } from 'vitest';
import { stressRate, stressValue } from './financial-impact.ts';
import { INSTALLATION_RULE_SETS } from './installation-rule-sets.ts';
import { monthlyRepaymentCents } from './repayments.ts';
import type { RuleSet } from './rule-set.ts';

const [RULES] = INSTALLATION_RULE_SETS as [RuleSet];

it('CORE-CALL-09: a loan on a security that loses value', () => {
  expect(stressValue({ amountAud: 640_000, valuationAud: 800_000 }, RULES)).toEqual([
    { fallPercent: 10, securityAud: 720_000, lvr: 640 / 720, lvrLabel: 'High Risk', equityAud: 80_000 },
    { fallPercent: 20, securityAud: 640_000, lvr: 1, lvrLabel: 'High Risk', equityAud: 0 },
    { fallPercent: 30, securityAud: 560_000, lvr: 640 / 560, lvrLabel: 'High Risk', equityAud: -80_000 },
  ]);
});

it('and at higher rates', () => {
  const facts = {
    amountAud: 500_000,
    ratePercent: 6,
    termYears: 30,
    repayment: 'principal-and-interest',
  } as const;
  expect(stressRate(facts).map(({ repaymentCents }) => repaymentCents)).toEqual(
    [7, 8, 9].map((rate) => monthlyRepaymentCents(500_000, rate, 30)),
  );
});

it('says nothing without a security or a term', () => {
  expect(stressValue({ amountAud: 1 }, RULES)).toEqual([]);
  expect(stressRate({ amountAud: 1 })).toEqual([]);
});
