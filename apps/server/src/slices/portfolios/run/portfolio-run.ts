import type { Tx } from '../../../db/database.ts';
import type { JobRun } from '../../../jobs/define-job.ts';

export type PortfolioRun = JobRun<{ portfolioId: string }> & {
  /** Queues one more job for the same portfolio. */
  addJob: (tx: Tx) => Promise<void>;
};
