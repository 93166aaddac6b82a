import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { fail } from '../../fail.ts';
import { deleteScenario } from './store.ts';

export const removeScenario = async (
  { tx, workspaceId }: WorkspaceScope,
  { id, scenarioId }: { id: string; scenarioId: string },
): Promise<{ done: true }> => {
  if (!(await deleteScenario(tx, { workspaceId, id }, scenarioId))) throw fail('NOT_FOUND');
  return { done: true };
};
