import type { LenderFacts } from './facts.ts';
import type { RuleSet } from './rule-set.ts';
import { cannotAssess, found, type SetAside, type Verdict } from './verdict.ts';

/** APP 1.7: the use of automated decisions is disclosed. The product does so on every assessment; this is the lender's. */
export const judgeAutomatedDecisions = (
  { automatedDecisionsDisclosed }: LenderFacts,
  ruleSet: RuleSet,
  on: string,
): Verdict | SetAside => {
  const { inForceFrom } = ruleSet.rules.automatedDecisions;
  if (on < inForceFrom) return { rule: 'automated-decisions', reason: 'not-in-force', from: inForceFrom };
  if (automatedDecisionsDisclosed === undefined)
    return cannotAssess('automated-decisions', ruleSet, ['automatedDecisionsDisclosed']);
  return found('automated-decisions', ruleSet, {
    result: automatedDecisionsDisclosed ? 'compliant' : 'breach',
    figure: null,
    limit: null,
    inputs: { automatedDecisionsDisclosed },
  });
};
