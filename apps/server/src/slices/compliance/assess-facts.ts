import type { AssessmentRequest } from '@propguard/protocol/lending';
import { assessLoan, type LoanAssessment } from '@propguard/rules/lending/assess-loan';
import { ruleSetOn } from '@propguard/rules/lending/choose-rule-set';
import type { LenderFacts } from '@propguard/rules/lending/facts';
import type { RuleSet } from '@propguard/rules/lending/rule-set';
import { dayIn } from '@propguard/rules/time/wall-time';
import { USUAL_TIME_ZONE } from '@propguard/rules/time/zones';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { toRuleSet } from './rule-set-view.ts';
import { findLendingBasis } from './store.ts';

/** Every rule of the workspace's rule set of the day on the facts given. Nothing is written. */
export const assessFacts = async (
  { tx, workspaceId }: WorkspaceScope,
  { loan, lender, assessedOn }: AssessmentRequest,
): Promise<{ assessment: LoanAssessment; ruleSet: RuleSet; lender: LenderFacts }> => {
  const basis = await findLendingBasis(tx, workspaceId);
  const on = assessedOn ?? dayIn(basis.timeZone ?? USUAL_TIME_ZONE, new Date());
  const ruleSet = ruleSetOn(basis.ruleVersions.map(toRuleSet), on);
  const lenderFacts = lender ?? basis.lender ?? {};
  return { assessment: assessLoan(loan, lenderFacts, ruleSet, on), ruleSet, lender: lenderFacts };
};
