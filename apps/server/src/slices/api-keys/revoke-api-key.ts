import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { deleteApiKey } from './store.ts';

/** Nodes that remember the key hear of it from the database; see access/principal-cache.ts. */
export const revokeApiKey = async (
  { tx, workspaceId }: WorkspaceScope,
  id: string,
): Promise<{ done: true }> => {
  if (!(await deleteApiKey(tx, { workspaceId, id }))) throw fail('NOT_FOUND');
  await publish(tx, { workspaceId, subject: 'apiKeys', id });
  return { done: true };
};
