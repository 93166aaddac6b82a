import type { AssessmentRequest } from '@propguard/protocol/lending';
import { assessLoan, type LoanAssessment } from '@propguard/rules/lending/assess-loan';
import { ruleSetOn } from '@propguard/rules/lending/choose-rule-set';
import type { LenderFacts } from '@propguard/rules/lending/facts';
import type { RuleSet } from '@propguard/rules/lending/rule-set';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { getLenderFacts } from './get-lender-facts.ts';
import { listOwnRuleSets } from './list-own-rule-sets.ts';
import { todayInWorkspace } from './today-in-workspace.ts';

/** Every rule of the workspace's rule set of the day on the facts given. Nothing is written. */
export const assessFacts = async (
  scope: WorkspaceScope,
  { loan, lender, assessedOn }: AssessmentRequest,
): Promise<{ assessment: LoanAssessment; ruleSet: RuleSet; lender: LenderFacts }> => {
  const on = assessedOn ?? (await todayInWorkspace(scope));
  const ruleSet = ruleSetOn(await listOwnRuleSets(scope), on);
  const lenderFacts = lender ?? (await getLenderFacts(scope)).facts;
  return { assessment: assessLoan(loan, lenderFacts, ruleSet, on), ruleSet, lender: lenderFacts };
};
