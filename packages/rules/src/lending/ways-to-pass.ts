import { assessLoan } from './assess-loan.ts';
import type { LenderFacts, LoanFacts } from './facts.ts';
import type { RuleName } from './rule-names.ts';
import type { RuleSet } from './rule-set.ts';

/** What people write on an application: whole thousands. */
const STEP_AUD = 1_000;

export type WaysToPass = {
  /** The rules that hold the loan back, and that a smaller one would meet. */
  heldBackBy: RuleName[];
  /** The largest loan, in whole thousands, that meets every rule it can be checked by; null when none does. */
  largestLoanAud: number | null;
  /** What must be paid in cash beside that loan; null where no price or value is given. */
  smallestDepositAud: number | null;
  /** Rules that hold it back whatever its size. */
  notBySize: RuleName[];
};

const failing = (loan: LoanFacts, lender: LenderFacts, ruleSet: RuleSet, day: string): RuleName[] =>
  assessLoan(loan, lender, ruleSet, day)
    .verdicts.filter(({ result }) => result === 'review' || result === 'breach')
    .map(({ rule }) => rule);

/**
 * What would make this loan pass, if only its size were changed. Every rule is kinder to a smaller loan or does not
 * look at its size, so that halving finds the largest; null where nothing holds it back, or no amount is given.
 */
export const waysToPass = (
  loan: LoanFacts,
  lender: LenderFacts,
  ruleSet: RuleSet,
  day: string,
): WaysToPass | null => {
  const { amountAud } = loan;
  if (amountAud === undefined) return null;
  const failingAt = (amount: number): RuleName[] =>
    failing({ ...loan, amountAud: amount }, lender, ruleSet, day);
  const now = failingAt(amountAud);
  if (now.length === 0) return null;
  const notBySize = failingAt(STEP_AUD);
  const heldBackBy = now.filter((rule) => !notBySize.includes(rule));
  if (heldBackBy.length === 0)
    return { heldBackBy, largestLoanAud: null, smallestDepositAud: null, notBySize };
  const passesAt = (steps: number): boolean =>
    failingAt(steps * STEP_AUD).every((rule) => notBySize.includes(rule));
  let passes = 1;
  let fails = Math.ceil(amountAud / STEP_AUD);
  while (fails - passes > 1) {
    const middle = Math.floor((passes + fails) / 2);
    if (passesAt(middle)) passes = middle;
    else fails = middle;
  }
  const largestLoanAud = passes * STEP_AUD;
  const paidAud = loan.priceAud ?? loan.valuationAud;
  return {
    heldBackBy,
    largestLoanAud,
    smallestDepositAud: paidAud === undefined ? null : Math.max(0, paidAud - largestLoanAud),
    notBySize,
  };
};
