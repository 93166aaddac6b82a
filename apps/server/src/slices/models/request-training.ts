import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { trainModelJob } from './jobs.ts';

/** At the operator's own request; other sales bring it about by themselves. */
export const requestTraining = async (
  { queue }: Pick<Context, 'queue'>,
  tx: Tx,
  accountId: string | null,
): Promise<{ jobId: string }> => ({
  jobId: await enqueue(queue, tx, trainModelJob, { workspaceId: null, accountId, input: {} }),
});
