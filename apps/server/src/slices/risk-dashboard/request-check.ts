import type { Context } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { checkWatchedHomesJob } from './jobs.ts';

export const requestCheck = async (
  { queue }: Pick<Context, 'queue'>,
  tx: Tx,
  { workspaceId, accountId }: { workspaceId: string; accountId: string | null },
): Promise<{ jobId: string }> => ({
  jobId: await enqueue(queue, tx, checkWatchedHomesJob, { workspaceId, accountId, input: {} }),
});
