import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { deleteApiKey } from './store.ts';

/** At once: a key is looked up with every request. */
export const revokeApiKey = async (
  { tx, workspaceId }: WorkspaceScope,
  id: string,
): Promise<{ done: true }> => {
  if (!(await deleteApiKey(tx, { workspaceId, id }))) throw fail('NOT_FOUND');
  await publish(tx, { workspaceId, subject: 'apiKeys', id });
  return { done: true };
};
