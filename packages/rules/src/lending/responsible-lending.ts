import { daysBetween } from './days.ts';
import type { LoanFacts } from './facts.ts';
import type { RuleSet } from './rule-set.ts';
import { cannotAssess, found, missingOf, type SetAside, type Verdict } from './verdict.ts';

/** NCCP Act: credit to people. Unsuitability assessed within 90 days, inquiries and verification on record. */
export const judgeResponsibleLending = (
  facts: LoanFacts,
  ruleSet: RuleSet,
  on: string,
): Verdict | SetAside => {
  if (facts.borrower === 'company' || facts.borrower === 'smsf')
    return { rule: 'responsible-lending', reason: 'not-applicable', from: null };
  const { unsuitabilityAssessedOn, inquiriesRecorded, verificationRecorded } = facts;
  const isUnrecorded = inquiriesRecorded === false || verificationRecorded === false;
  const missing = missingOf(facts, 'unsuitabilityAssessedOn', 'inquiriesRecorded', 'verificationRecorded');
  if (!isUnrecorded && missing.length > 0) return cannotAssess('responsible-lending', ruleSet, missing);
  const { assessmentDays } = ruleSet.rules.responsibleLending;
  const ageDays = unsuitabilityAssessedOn === undefined ? null : daysBetween(unsuitabilityAssessedOn, on);
  const isTimely = ageDays !== null && ageDays >= 0 && ageDays <= assessmentDays;
  return found('responsible-lending', ruleSet, {
    result: isTimely && !isUnrecorded ? 'compliant' : 'breach',
    figure: ageDays,
    limit: assessmentDays,
    inputs: { unsuitabilityAssessedOn, inquiriesRecorded, verificationRecorded },
  });
};
