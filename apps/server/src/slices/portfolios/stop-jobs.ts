import type { Tx } from '../../db/database.ts';
import { cancelJob } from '../jobs/cancel-job.ts';
import { lockLiveJobs } from './store.ts';

/** Jobs first, then the portfolio: a worker holds them in this order too. */
export const stopJobs = async (tx: Tx, portfolioId: string): Promise<void> => {
  for (const jobId of await lockLiveJobs(tx, portfolioId)) await cancelJob(tx, jobId);
};
