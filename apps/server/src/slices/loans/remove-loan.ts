import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { deleteLoan } from './store.ts';

/** Its assessments go along; that they were made stays in the audit trail. */
export const removeLoan = async (
  { tx, workspaceId }: WorkspaceScope,
  id: string,
): Promise<{ done: true }> => {
  if (!(await deleteLoan(tx, id))) throw fail('NOT_FOUND');
  await publish(tx, { workspaceId, subject: 'loans', id });
  return { done: true };
};
