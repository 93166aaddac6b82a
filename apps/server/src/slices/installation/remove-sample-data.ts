import * as z from 'zod';
import { REMOVAL_STEPS } from '../../db/seed/world/remove-sample-world.ts';
import type { JobOutcome, JobRun } from '../../jobs/define-job.ts';
import { findSampleWorld, markSampleWorldRemoved } from './store.ts';

const Checkpoint = z.object({ done: z.int(), total: z.int() });

/** All of it goes; the installation remembers, and no later start brings it back. Each step may be repeated. */
export const removeSampleData = async (run: JobRun<object>): Promise<JobOutcome> => {
  const before = Checkpoint.nullable().parse(run.checkpoint);
  const total = before?.total ?? (await run.transaction(findSampleWorld)).rows;
  let done = before?.done ?? 0;
  for (const { what, remove } of REMOVAL_STEPS) {
    await run.transaction(async (tx) => {
      await markSampleWorldRemoved(tx);
      done += (await tx.execute(remove)).rowCount ?? 0;
      const checkpoint = { done, total };
      await run.progress(tx, { done, total: Math.max(total, done), note: what, checkpoint });
    });
  }
  await run.transaction((tx) => run.services.tell(tx, { kind: 'sample-data-removed' }));
  return {};
};
