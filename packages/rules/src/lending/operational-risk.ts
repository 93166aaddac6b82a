import { monthsAfter } from './days.ts';
import type { LenderFacts } from './facts.ts';
import type { RuleSet } from './rule-set.ts';
import { cannotAssess, found, missingOf, type Verdict } from './verdict.ts';

/** CPS 230: incidents told in 72 hours, disruptions outside tolerance in 24, the register of providers yearly. */
export const judgeOperationalRisk = (lender: LenderFacts, ruleSet: RuleSet, on: string): Verdict => {
  const { providerRegisterOn, incidentNoticeHours, toleranceNoticeHours } = lender;
  if (
    providerRegisterOn === undefined ||
    incidentNoticeHours === undefined ||
    toleranceNoticeHours === undefined
  ) {
    return cannotAssess(
      'operational-risk',
      ruleSet,
      missingOf(lender, 'providerRegisterOn', 'incidentNoticeHours', 'toleranceNoticeHours'),
    );
  }
  const rules = ruleSet.rules.operationalRisk;
  const registerDueOn = monthsAfter(providerRegisterOn, rules.registerMonths);
  const isMet =
    registerDueOn >= on &&
    incidentNoticeHours <= rules.incidentNoticeHours &&
    toleranceNoticeHours <= rules.toleranceNoticeHours;
  return found('operational-risk', ruleSet, {
    result: isMet ? 'compliant' : 'breach',
    figure: incidentNoticeHours,
    limit: rules.incidentNoticeHours,
    inputs: { providerRegisterOn, registerDueOn, incidentNoticeHours, toleranceNoticeHours },
  });
};
