import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { deleteWatched } from './store.ts';

/** Its alerts go with it. */
export const unwatchHome = async (
  { tx, workspaceId }: WorkspaceScope,
  id: string,
): Promise<{ done: true }> => {
  if (!(await deleteWatched(tx, workspaceId, id))) throw fail('NOT_FOUND');
  await publish(tx, { workspaceId, subject: 'watchList', id });
  return { done: true };
};
