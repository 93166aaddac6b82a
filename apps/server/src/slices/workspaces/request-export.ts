import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { exportWorkspaceJob } from './jobs.ts';

export const requestExport = async ({
  services,
  tx,
  workspaceId,
  accountId,
}: WorkspaceScope): Promise<{ jobId: string }> => ({
  jobId: await enqueue(services.queue, tx, exportWorkspaceJob, { workspaceId, accountId, input: {} }),
});
