import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { trainModelJob } from './jobs.ts';

/** Part of the transaction that changed the sales, or of the operator's own request. */
export const requestTraining = async (
  { queue }: Pick<Context, 'queue'>,
  tx: Tx,
  accountId: string | null,
): Promise<{ jobId: string }> => ({
  jobId: await enqueue(queue, tx, trainModelJob, { workspaceId: null, accountId, input: {} }),
});
