import type { AssessmentRequest, LoanAssessment } from '@propguard/protocol/lending';
import { openWorkspace } from '../../access/open-workspace.ts';
import type { Principal } from '../../access/principal.ts';
import type { Context } from '../../context.ts';
import { assessFacts } from './assess-facts.ts';
import { describeAssessment } from './describe-assessment.ts';

/** Reads the workspace only: a visitor who tries the form has kept nothing yet, and gets no workspace by it. */
export const assessInWorkspace = (
  services: Context,
  principal: Principal,
  request: AssessmentRequest,
): Promise<LoanAssessment> =>
  openWorkspace(services, principal, 'read', async (scope) =>
    describeAssessment((await assessFacts(scope, request)).assessment),
  );
