import type { OpenedScope } from '../../access/any-scope.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { checkWatchedHomesJob } from './jobs.ts';

export const requestCheck = async (
  { services: { queue }, tx }: OpenedScope,
  { workspaceId, accountId }: { workspaceId: string; accountId: string | null },
): Promise<{ jobId: string }> => ({
  jobId: await enqueue(queue, tx, checkWatchedHomesJob, { workspaceId, accountId, input: {} }),
});
