import type { WorkspaceScope } from '../../access/workspace-scope.ts';
import { cancelJob } from '../jobs/cancel-job.ts';
import { lockLiveJobs } from './store.ts';

/** Jobs first, then the portfolio: a worker holds them in this order too. */
export const stopJobs = async (scope: WorkspaceScope, portfolioId: string): Promise<void> => {
  for (const jobId of await lockLiveJobs(scope.tx, portfolioId)) await cancelJob(scope, jobId);
};
