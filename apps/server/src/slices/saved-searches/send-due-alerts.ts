import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { findDueSearches } from './alert-store.ts';
import { sendAlert } from './send-alert.ts';

/**
 * One transaction a search: its letter and what it tells of are written together, so that no letter is written twice
 * and none is lost, however often this job is begun.
 */
export const sendDueAlerts = async (run: JobRun<object>): Promise<JobOutcome> => {
  const due = await run.transaction(findDueSearches);
  for (const [at, search] of due.entries()) {
    await run.transaction(async (tx) => {
      await run.progress(tx, { done: at + 1, total: due.length });
      await sendAlert({ services: run.services, tx }, search);
    });
  }
  return {};
};
