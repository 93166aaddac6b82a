import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { publish } from '../../events/publish.ts';
import { fail } from '../../fail.ts';
import { dismissAlerts } from './store.ts';

export const dismissAlert = async (
  { tx, workspaceId }: WorkspaceScope,
  id: string,
): Promise<{ done: true }> => {
  if ((await dismissAlerts(tx, workspaceId, id)) === 0) throw fail('NOT_FOUND');
  await publish(tx, { workspaceId, subject: 'watchList', id });
  return { done: true };
};

export const dismissEveryAlert = async ({ tx, workspaceId }: WorkspaceScope): Promise<{ done: true }> => {
  await dismissAlerts(tx, workspaceId);
  await publish(tx, { workspaceId, subject: 'watchList', id: null });
  return { done: true };
};
