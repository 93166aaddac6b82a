import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { deleteAssessment } from './store.ts';

export const removeAssessment = async (
  { tx, workspaceId }: WorkspaceScope,
  id: string,
): Promise<{ done: true }> => {
  if (!(await deleteAssessment(tx, { workspaceId, id }))) throw fail('NOT_FOUND');
  await publish(tx, { workspaceId, subject: 'assessments', id });
  return { done: true };
};
