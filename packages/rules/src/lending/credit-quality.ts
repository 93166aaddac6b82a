import { monthsAfter } from './days.ts';
import type { LoanFacts } from './facts.ts';
import type { RuleSet } from './rule-set.ts';
import { cannotAssess, found, missingOf, type Result, type Verdict } from './verdict.ts';

/** APS 220: in default at 90 days past due or when unlikely to pay; valuation evidence no older than a review period. */
export const judgeCreditQuality = (facts: LoanFacts, ruleSet: RuleSet, on: string): Verdict => {
  const { daysPastDue, unlikelyToPay, valuationAud, valuationOn } = facts;
  const { defaultDays, reviewMonths } = ruleSet.rules.creditQuality;
  const isDefault = unlikelyToPay === true || (daysPastDue !== undefined && daysPastDue >= defaultDays);
  const missing = missingOf(facts, 'daysPastDue', 'unlikelyToPay', 'valuationAud', 'valuationOn');
  if (!isDefault && missing.length > 0) return cannotAssess('credit-quality', ruleSet, missing);
  const isStale =
    valuationOn === undefined || valuationOn > on || monthsAfter(valuationOn, reviewMonths) < on;
  let result: Result = isStale || daysPastDue !== 0 ? 'review' : 'compliant';
  if (isDefault) result = 'breach';
  return found('credit-quality', ruleSet, {
    result,
    figure: daysPastDue ?? null,
    limit: defaultDays,
    inputs: { daysPastDue, unlikelyToPay, valuationAud, valuationOn },
  });
};
