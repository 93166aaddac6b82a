import type { FactName, LoanFacts } from './facts.ts';
import type { RuleSet } from './rule-set.ts';
import { judgeServiceability } from './serviceability.ts';
import { cannotAssess, found, missingOf, type Verdict } from './verdict.ts';

type Reason = 'second-mortgage' | 'income-not-verified' | 'buffer-not-met' | 'smsf' | 'shared-equity';

/** One reason is enough, whatever else is unknown; without one, every fact has to be there. */
export const standardLoanOf = (
  facts: LoanFacts,
  serviceability: Verdict,
): { standard: boolean; reason: Reason | null } | { missing: FactName[] } => {
  if (facts.firstMortgage === false) return { standard: false, reason: 'second-mortgage' };
  if (facts.incomeVerified === false) return { standard: false, reason: 'income-not-verified' };
  if (facts.borrower === 'smsf') return { standard: false, reason: 'smsf' };
  if (facts.sharedEquity === true) return { standard: false, reason: 'shared-equity' };
  if (serviceability.result === 'breach') return { standard: false, reason: 'buffer-not-met' };
  const missing = [
    ...missingOf(facts, 'firstMortgage', 'incomeVerified', 'borrower', 'sharedEquity'),
    ...serviceability.missing,
  ];
  return missing.length > 0 ? { missing } : { standard: true, reason: null };
};

/** APS 112: a first mortgage, income verified, the buffer met; never to an SMSF or with shared equity. */
export const judgeStandardLoan = (facts: LoanFacts, ruleSet: RuleSet): Verdict => {
  const outcome = standardLoanOf(facts, judgeServiceability(facts, ruleSet));
  if ('missing' in outcome) return cannotAssess('standard-loan', ruleSet, outcome.missing);
  return found('standard-loan', ruleSet, {
    result: outcome.standard ? 'compliant' : 'review',
    figure: null,
    limit: null,
    inputs: {
      firstMortgage: facts.firstMortgage,
      incomeVerified: facts.incomeVerified,
      borrower: facts.borrower,
      sharedEquity: facts.sharedEquity,
      reason: outcome.reason ?? undefined,
    },
  });
};
