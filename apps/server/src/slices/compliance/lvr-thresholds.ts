import { loansAtThresholds, type SecurityValue } from '@propguard/rules/lending/lvr';
import type { RuleSet } from '@propguard/rules/lending/rule-set';

/** CORE-ENT-28: keyed `80_percent` and so on, with the loan that reaches the threshold at this security. */
export const thresholdsOf = (
  security: SecurityValue | null,
  ruleSet: RuleSet,
): Record<string, number | null> =>
  Object.fromEntries(
    security
      ? loansAtThresholds(security, ruleSet).map(({ percent, loanAud }) => [`${percent}_percent`, loanAud])
      : ruleSet.rules.lvr.thresholdsPercent.map((percent) => [`${percent}_percent`, null]),
  );
