import type { StoredAssessment } from '@propguard/protocol/loans';
import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { assessFacts } from '../compliance/assess-facts.ts';
import { findAssessment, findLoan, insertAssessment } from './store.ts';
import { toStoredAssessment } from './view.ts';

/** CORE-ASSESS-01. Facts and rule version are kept with the result: later changes of either do not reach it. */
export const assessStoredLoan = async (scope: WorkspaceScope, id: string): Promise<StoredAssessment> => {
  const { tx, workspaceId, accountId } = scope;
  const loan = await findLoan(tx, id);
  if (!loan) throw fail('NOT_FOUND');
  const { facts, name } = loan;
  return recordAudit(
    scope,
    { action: 'assess-loan', subject: { kind: 'loan', id }, details: name, inputs: facts },
    async () => {
      const { assessment } = await assessFacts(scope, { loan: facts });
      const assessmentId = await insertAssessment(tx, {
        workspaceId,
        loanId: id,
        ruleVersion: assessment.ruleVersion,
        facts,
        assessment,
        createdBy: accountId,
      });
      await publish(tx, { workspaceId, subject: 'loans', id });
      const row = await findAssessment(tx, assessmentId);
      if (!row) throw new Error('The assessment was written but is not there.');
      return toStoredAssessment(row);
    },
  );
};
