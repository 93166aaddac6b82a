import type { AssessmentReply, AssessmentRequest } from '@propguard/protocol/lending';
import { waysToPass } from '@propguard/rules/lending/ways-to-pass';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { assessFacts } from './assess-facts.ts';
import { describeAssessment } from './describe-assessment.ts';

/** To be opened for reading only: a visitor who tries the form has kept nothing yet, and gets no workspace by it. */
export const assessInWorkspace = async (
  scope: WorkspaceScope,
  request: AssessmentRequest,
): Promise<AssessmentReply> => {
  const { assessment, ruleSet, lender } = await assessFacts(scope, request);
  return {
    ...describeAssessment(assessment),
    toPass: waysToPass(request.loan, lender, ruleSet, assessment.assessedOn),
  };
};
