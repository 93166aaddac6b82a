import type { LoanFacts } from './facts.ts';
import { type LvrLabel, lvrLabel, lvrOf, securityValue } from './lvr.ts';
import { monthlyRepaymentCents } from './repayments.ts';
import type { RuleSet } from './rule-set.ts';
import { repaymentTerm } from './serviceability.ts';

/** The scenarios are assumptions, written out beside what follows from them. */
const VALUE_FALLS_PERCENT = [10, 20, 30];
const RATE_RISES_POINTS = [1, 2, 3];

export type ValueStress = {
  fallPercent: number;
  securityAud: number;
  lvr: number;
  lvrLabel: LvrLabel;
  /** Below zero: the loan is more than the security is worth. */
  equityAud: number;
};

/** The same loan on a security that has lost value. */
export const stressValue = (facts: LoanFacts, ruleSet: RuleSet): ValueStress[] => {
  const security = securityValue(facts);
  if (!security) return [];
  return VALUE_FALLS_PERCENT.flatMap((fallPercent) => {
    const securityAud = Math.floor((security.valueAud * (100 - fallPercent)) / 100);
    const lvr = lvrOf({ amountAud: facts.amountAud, valuationAud: securityAud });
    if (!lvr) return [];
    const equityAud = securityAud - lvr.loanAud;
    return [{ fallPercent, securityAud, lvr: lvr.ratio, lvrLabel: lvrLabel(lvr, ruleSet), equityAud }];
  });
};

export type RateStress = { risePoints: number; ratePercent: number; repaymentCents: number };

/** Principal and interest at a higher rate. */
export const stressRate = (facts: LoanFacts): RateStress[] => {
  const { amountAud, ratePercent } = facts;
  const termYears = repaymentTerm(facts);
  if (amountAud === undefined || ratePercent === undefined || termYears === null) return [];
  return RATE_RISES_POINTS.map((risePoints) => ({
    risePoints,
    ratePercent: ratePercent + risePoints,
    repaymentCents: monthlyRepaymentCents(amountAud, ratePercent + risePoints, termYears),
  }));
};
