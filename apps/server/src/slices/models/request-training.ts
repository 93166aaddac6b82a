import type { OpenedScope } from '../../access/any-scope.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { trainModelJob } from './jobs.ts';

/** At the operator's own request; other sales bring it about by themselves. */
export const requestTraining = async (
  { services: { queue }, tx }: OpenedScope,
  accountId: string | null,
): Promise<{ jobId: string }> => ({
  jobId: await enqueue(queue, tx, trainModelJob, { workspaceId: null, accountId, input: {} }),
});
