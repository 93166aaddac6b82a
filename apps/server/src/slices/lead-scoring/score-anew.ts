import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { scoreAllLeadsJob } from './jobs.ts';

/** Every lead of the workspace gets its score, a moment later. */
export const scoreAnew = async ({
  services,
  tx,
  workspaceId,
  accountId,
}: Pick<WorkspaceScope, 'services' | 'tx' | 'workspaceId' | 'accountId'>): Promise<void> => {
  await enqueue(services.queue, tx, scoreAllLeadsJob, { workspaceId, accountId, input: {} });
};
