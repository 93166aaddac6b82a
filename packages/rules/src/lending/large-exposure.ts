import { exceedsPercent, reachesPercent } from './exact.ts';
import type { LenderFacts, LoanFacts } from './facts.ts';
import type { RuleSet } from './rule-set.ts';
import { cannotAssess, found, missingOf, type Result, type Verdict } from './verdict.ts';

export const exposureResult = (exposureAud: number, tier1Aud: number, { rules }: RuleSet): Result => {
  const { limitPercent, largePercent } = rules.largeExposure;
  if (exceedsPercent(exposureAud, tier1Aud, limitPercent)) return 'breach';
  return reachesPercent(exposureAud, tier1Aud, largePercent) ? 'review' : 'compliant';
};

/** APS 221 is about a lender's exposures: a property alone says nothing about it. */
export const judgeLargeExposure = (loan: LoanFacts, lender: LenderFacts, ruleSet: RuleSet): Verdict => {
  const { amountAud, groupExposureAud } = loan;
  const { tier1CapitalAud } = lender;
  if (amountAud === undefined || groupExposureAud === undefined || !tier1CapitalAud) {
    return cannotAssess('large-exposure', ruleSet, [
      ...missingOf(loan, 'amountAud', 'groupExposureAud'),
      ...(tier1CapitalAud ? [] : (['tier1CapitalAud'] as const)),
    ]);
  }
  const exposureAud = amountAud + groupExposureAud;
  return found('large-exposure', ruleSet, {
    result: exposureResult(exposureAud, tier1CapitalAud, ruleSet),
    figure: exposureAud / tier1CapitalAud,
    limit: ruleSet.rules.largeExposure.limitPercent / 100,
    inputs: { exposureAud, tier1CapitalAud },
  });
};
