import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { getLoan } from './get-loan.ts';
import { deleteLoan } from './store.ts';

/** Its assessments go along; that they were made stays in the audit trail. */
export const removeLoan = async (scope: WorkspaceScope, id: string): Promise<{ done: true }> => {
  const { tx, workspaceId } = scope;
  const { name } = await getLoan(scope, id);
  return recordAudit(
    scope,
    { action: 'remove-loan', subject: { kind: 'loan', id }, details: name, inputs: { id } },
    async () => {
      if (!(await deleteLoan(tx, id))) throw fail('NOT_FOUND');
      await publish(tx, { workspaceId, subject: 'loans', id });
      return { done: true };
    },
  );
};
