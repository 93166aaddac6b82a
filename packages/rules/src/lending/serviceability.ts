import { grossIncomeAud } from './dti.ts';
import type { FactName, LoanFacts } from './facts.ts';
import { incomeTaxCents } from './income-tax.ts';
import { loanRepaidByAud, monthlyInterestCents, monthlyRepaymentCents } from './repayments.ts';
import type { LendingRules, RuleSet } from './rule-set.ts';
import { cannotAssess, found, missingOf, type Verdict } from './verdict.ts';

const MONTHS = 12;

/** An interest-only loan is repaid in what is left of the term after the interest-only years. */
export const repaymentTerm = ({ termYears, repayment, interestOnlyYears }: LoanFacts): number | null => {
  if (termYears === undefined || repayment === undefined) return null;
  if (repayment === 'principal-and-interest') return termYears;
  if (interestOnlyYears === undefined || interestOnlyYears >= termYears) return null;
  return termYears - interestOnlyYears;
};

/** What the contract asks for in its first month. */
export const contractRepaymentCents = (facts: LoanFacts): number | null => {
  const { amountAud, ratePercent, repayment, termYears } = facts;
  if (amountAud === undefined || ratePercent === undefined || repayment === undefined) return null;
  if (repayment === 'interest-only') return monthlyInterestCents(amountAud, ratePercent);
  return termYears === undefined ? null : monthlyRepaymentCents(amountAud, ratePercent, termYears);
};

/** Other debts of nothing need no repayment; otherwise it has to be named. */
const otherRepaymentsAud = ({ otherRepaymentsMonthlyAud, otherDebtsAud }: LoanFacts): number | null =>
  otherRepaymentsMonthlyAud ?? (otherDebtsAud === 0 ? 0 : null);

type Means = { shadedIncomeCents: number; taxCents: number; availableMonthlyCents: number };

/** Two who earn are taxed for themselves; what is no salary is the first one's. */
const householdTaxCents = (
  { secondSalaryAud = 0 }: LoanFacts,
  incomeAud: number,
  rules: LendingRules['serviceability'],
): number => incomeTaxCents(incomeAud - secondSalaryAud, rules) + incomeTaxCents(secondSalaryAud, rules);

/** What is left in a month for this loan. Tax is on the whole income, the haircut only on what is not a salary. */
const meansOf = (facts: LoanFacts, rules: LendingRules['serviceability']): Means | null => {
  const incomeAud = grossIncomeAud(facts);
  const otherRepayments = otherRepaymentsAud(facts);
  if (incomeAud === null || facts.expensesMonthlyAud === undefined || otherRepayments === null) return null;
  const otherCents = (facts.otherIncomeAud ?? 0) * (100 - rules.nonSalaryHaircutPercent);
  const salariesAud = (facts.salaryAud ?? 0) + (facts.secondSalaryAud ?? 0);
  const shadedIncomeCents = salariesAud * 100 + Math.floor(otherCents);
  const taxCents =
    facts.taxAud === undefined ? householdTaxCents(facts, incomeAud, rules) : facts.taxAud * 100;
  const netMonthlyCents = Math.floor((shadedIncomeCents - taxCents) / MONTHS);
  const outgoings = (facts.expensesMonthlyAud + otherRepayments) * 100;
  return { shadedIncomeCents, taxCents, availableMonthlyCents: netMonthlyCents - outgoings };
};

const missingTerm = (facts: LoanFacts): FactName[] => {
  if (repaymentTerm(facts) !== null) return [];
  const missing = missingOf(facts, 'termYears', 'repayment');
  return missing.length > 0 ? missing : ['interestOnlyYears'];
};

const missingMeans = (facts: LoanFacts): FactName[] => [
  ...(grossIncomeAud(facts) === null ? (['salaryAud'] as const) : []),
  ...missingOf(facts, 'expensesMonthlyAud'),
  ...(otherRepaymentsAud(facts) === null ? (['otherRepaymentsMonthlyAud'] as const) : []),
];

export type Serviceability = Means & {
  assessedRatePercent: number;
  termYears: number;
  repaymentCents: number;
  surplusMonthlyCents: number;
};

export const serviceabilityOf = (
  facts: LoanFacts,
  { serviceability: rules }: LendingRules,
): Serviceability | null => {
  const means = meansOf(facts, rules);
  const termYears = repaymentTerm(facts);
  if (!means || termYears === null || facts.amountAud === undefined || facts.ratePercent === undefined)
    return null;
  const assessedRatePercent = facts.ratePercent + rules.bufferPoints;
  const repaymentCents = monthlyRepaymentCents(facts.amountAud, assessedRatePercent, termYears);
  return {
    ...means,
    assessedRatePercent,
    termYears,
    repaymentCents,
    surplusMonthlyCents: means.availableMonthlyCents - repaymentCents,
  };
};

/** The largest loan that would pass, whatever amount is asked for. */
export const borrowingPowerAud = (facts: LoanFacts, { serviceability }: LendingRules): number | null => {
  const means = meansOf(facts, serviceability);
  const termYears = repaymentTerm(facts);
  if (!means || termYears === null || facts.ratePercent === undefined) return null;
  const assessedRatePercent = facts.ratePercent + serviceability.bufferPoints;
  return loanRepaidByAud(means.availableMonthlyCents, assessedRatePercent, termYears);
};

/** APG 223: repayments at the loan's rate and the buffer, principal and interest, out of shaded income. */
export const judgeServiceability = (facts: LoanFacts, ruleSet: RuleSet): Verdict => {
  const outcome = serviceabilityOf(facts, ruleSet.rules);
  if (!outcome) {
    return cannotAssess('serviceability', ruleSet, [
      ...missingOf(facts, 'amountAud', 'ratePercent'),
      ...missingTerm(facts),
      ...missingMeans(facts),
    ]);
  }
  return found('serviceability', ruleSet, {
    result: outcome.surplusMonthlyCents >= 0 ? 'compliant' : 'breach',
    figure: outcome.surplusMonthlyCents / 100,
    limit: 0,
    inputs: {
      amountAud: facts.amountAud,
      assessedRatePercent: outcome.assessedRatePercent,
      repaymentTermYears: outcome.termYears,
      assessedRepaymentAud: outcome.repaymentCents / 100,
      shadedIncomeAud: outcome.shadedIncomeCents / 100,
      taxAud: outcome.taxCents / 100,
      expensesMonthlyAud: facts.expensesMonthlyAud,
      otherRepaymentsMonthlyAud: facts.otherRepaymentsMonthlyAud ?? 0,
    },
  });
};
