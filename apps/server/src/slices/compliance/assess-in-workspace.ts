import type { AssessmentRequest, LoanAssessment } from '@propguard/protocol/lending';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { assessFacts } from './assess-facts.ts';
import { describeAssessment } from './describe-assessment.ts';

/** To be opened for reading only: a visitor who tries the form has kept nothing yet, and gets no workspace by it. */
export const assessInWorkspace = async (
  scope: WorkspaceScope,
  request: AssessmentRequest,
): Promise<LoanAssessment> => describeAssessment((await assessFacts(scope, request)).assessment);
